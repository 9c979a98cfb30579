/**
 * Makes a site without a server one that is installed, and works with no network after the first
 * visit: the service worker keeps every file of the build. A newer version waits until the reader
 * asks for it (src/local/runtime/offlineCache.ts).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const LARGEST = 40 * 2 ** 20;
const WORDS = join(import.meta.dirname, "../src/i18n/words");

/** What the app says of itself where it is installed, in a language of the page. */
function manifest(lang: string) {
  const words = readFileSync(join(WORDS, `${lang}.ftl`), "utf8");
  const description = /^home-tagline = (.+)$/m.exec(words)?.[1];
  if (!description) throw new Error(`home-tagline is not said in ${lang}`);
  return {
    id: ".", // one app, whichever language it was installed in
    lang,
    name: "Feldspar",
    short_name: "Feldspar",
    description,
    start_url: ".",
    scope: ".",
    display: "standalone" as const,
    categories: ["games"],
    background_color: "#f1e9d9",
    theme_color: "#f1e9d9",
    icons: [
      { src: "icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "logo.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}

/** The page names the one in its language (src/worker/manifest.svelte.ts). */
const french: PluginOption = {
  name: "feldspar-manifest",
  generateBundle() {
    const source = JSON.stringify(manifest("fr"));
    this.emitFile({ type: "asset", fileName: "manifest.fr.webmanifest", source });
  },
};

export function offline(): PluginOption {
  const app = VitePWA({
    registerType: "prompt",
    injectRegister: false,
    manifest: manifest("en"),
    workbox: {
      globPatterns: ["**/*"],
      globIgnores: ["**/*.{map,br,gz}", "house.json", "sw.js", "keeping.js", "workbox-*.js"],
      importScripts: ["keeping.js"],
      maximumFileSizeToCacheInBytes: LARGEST,
      // Names that change with what they hold: the browser's own copy will do.
      dontCacheBustURLsMatching: /^(assets|house)\//,
      navigateFallback: "index.html",
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
    },
  });
  return [french, app];
}
