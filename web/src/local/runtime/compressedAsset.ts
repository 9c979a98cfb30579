/**
 * Download of the compressed copy of a large asset.
 *
 * The long files have a shorter copy beside them. Most hosts send that by themselves; where one sends
 * files as they are, the copy is asked for by name, and unpacked here.
 */

const COMPRESSED_PATH = /\/house\/.*\.(bin|wasm|whl|zip)$/;

export async function fetchCompressed(response: Response, fetch = self.fetch): Promise<Response> {
  const { headers, ok, url } = response;
  const packed =
    !COMPRESSED_PATH.test(new URL(url || "x:").pathname) || headers.has("content-encoding");
  if (!ok || packed || typeof DecompressionStream !== "function") return response;
  const copy = await fetch(`${url}.gz`).catch(() => null);
  // a host that knows what the ending means has unpacked it already
  if (!copy?.ok || !copy.body) return response;
  void response.body?.cancel();
  const unpacked = copy.headers.has("content-encoding")
    ? copy.body
    : copy.body.pipeThrough(new DecompressionStream("gzip"));
  const type = headers.get("content-type") ?? "";
  // Said of what it was: whoever keeps this answer will not look for a shorter one again.
  return new Response(unpacked, { headers: { "content-type": type, "content-encoding": "gzip" } });
}
