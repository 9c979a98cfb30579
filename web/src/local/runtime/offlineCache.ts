/**
 * Registration and updates of the service worker.
 *
 * Keeps the whole site for when there is no network. A newer version is fetched beside this one and
 * waits: games lie in the journal, not in the page, so changing over by a reload loses none.
 */
import { localStatus } from "./localStatus.svelte";

const UPDATE_INTERVAL_MS = 3_600_000;

export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  const place = await navigator.serviceWorker.register("./sw.js");
  void navigator.serviceWorker.ready.then(() => (localStatus.kept = first));
  if (place.waiting && !first) offerUpdate(place.waiting);
  const watch = () => {
    const coming = place.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offerUpdate(coming);
    });
  };
  watch(); // it may be on its way already
  place.addEventListener("updatefound", watch);
  const look = () => void place.update().catch(() => undefined); // no network: another time
  setInterval(look, UPDATE_INTERVAL_MS);
  addEventListener("online", look);
}

function offerUpdate(coming: ServiceWorker): void {
  localStatus.renew = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    coming.postMessage({ type: "SKIP_WAITING" });
  };
}
