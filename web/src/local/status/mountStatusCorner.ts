/** Mounting of the status corner, once the page is shown. */
import { mount } from "svelte";
import StatusCorner from "./StatusCorner.svelte";
import { followLanguageInManifest } from "./manifest.svelte";

export function mountStatusCorner(): void {
  mount(StatusCorner, { target: document.body });
  followLanguageInManifest();
}
