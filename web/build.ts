/** What happens only while the site is built: rules become data, files become shorter. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { parseRulebook } from "./src/rules/parser/parseRulebook.ts";

/** Makes each rulebook a module that holds it as data. */
export function rules(): Plugin {
  return {
    name: "rules",
    transform(text, id) {
      if (!/\/games\/\w+\/rules\/\w+\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(parseRulebook(text))}`, map: null };
    },
  };
}

const WORTH = /\.(js|mjs|css|html|svg|json|ftl|webmanifest|wasm|bin|whl|zip)$/;
/** From here on the last bytes take longer than they save. */
const LONG = 2 ** 21;

/** Lays a shorter copy beside each file, so that the server need not shorten it each time. */
export function shorter(): Plugin {
  return {
    name: "shorter",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
        if (!WORTH.test(name)) continue;
        const path = join(dir, name);
        const bytes = readFileSync(path);
        if (bytes.length < 1024) continue;
        if (!existsSync(`${path}.gz`)) writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length < LONG ? 11 : 9,
          // What is this long is the memory of a program and its code: what repeats, repeats by words.
          [constants.BROTLI_PARAM_NPOSTFIX]: bytes.length < LONG ? 0 : 2,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}
