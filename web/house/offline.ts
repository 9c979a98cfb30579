/**
 * Makes a site without a server one that is installed, and works with no network after the first
 * visit: the service worker keeps every file of the build. A newer version waits until the reader
 * asks for it (src/worker/offline.ts).
 */
import { VitePWA } from "vite-plugin-pwa";

const LARGEST = 32 * 2 ** 20;

export function offline() {
  return VitePWA({
    registerType: "prompt",
    injectRegister: false,
    manifest: {
      name: "Feldspar",
      short_name: "Feldspar",
      description: "An open table for board games by Stefan Feld.",
      start_url: ".",
      scope: ".",
      display: "standalone",
      categories: ["games"],
      background_color: "#f1e9d9",
      theme_color: "#f1e9d9",
      icons: [
        { src: "icons/192.png", sizes: "192x192", type: "image/png" },
        { src: "icons/512.png", sizes: "512x512", type: "image/png" },
        { src: "icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "logo.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    workbox: {
      globPatterns: ["**/*"],
      globIgnores: ["**/*.map", "sw.js", "workbox-*.js"],
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
}
