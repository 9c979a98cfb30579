import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { fetchCompressed } from "./compressedAsset";

const LONG = "https://a.test/house/1a/memory.bin";
const WHOLE = "the whole of it";

function answer(url: string, body: BodyInit, headers: Record<string, string> = {}): Response {
  const response = new Response(body, { headers });
  Object.defineProperty(response, "url", { value: url });
  return response;
}
const packed = () => Promise.resolve(new Response(gzipSync(WHOLE)));

test("a host that sends files as they are is asked for the shorter copy", async () => {
  const fetch = vi.fn(packed);
  const raw = answer(LONG, WHOLE, { "content-type": "application/wasm" });
  const found = await fetchCompressed(raw, fetch);
  expect(fetch).toHaveBeenCalledWith(`${LONG}.gz`);
  expect(await found.text()).toBe(WHOLE);
  expect(found.headers.get("content-type")).toBe("application/wasm");
  // whoever keeps it asks no more
  const again = answer(LONG, WHOLE, Object.fromEntries(found.headers));
  expect(await fetchCompressed(again, fetch)).toBe(again);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("what was sent shorter, is short, or has no copy is taken as it comes", async () => {
  const fetch = vi.fn(packed);
  const taken = async (response: Response) =>
    expect(await fetchCompressed(response, fetch)).toBe(response);
  await taken(answer(LONG, WHOLE, { "content-encoding": "br" }));
  await taken(answer("https://a.test/house/1a/pyodide.mjs", WHOLE));
  await taken(answer("https://a.test/assets/some.js", WHOLE));
  expect(fetch).not.toHaveBeenCalled();

  fetch.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
  await taken(answer(LONG, WHOLE));
  fetch.mockImplementation(() => Promise.reject(new TypeError("network")));
  await taken(answer(LONG, WHOLE));
});
