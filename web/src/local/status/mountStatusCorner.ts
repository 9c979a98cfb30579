/** Shows the corner once the page stands, and keeps the site for offline use once Python does. */
import { mount } from "svelte";
import StatusCorner from "./StatusCorner.svelte";
import { followLanguageInManifest } from "./manifest.svelte";

export function mountStatusCorner(): void {
  mount(StatusCorner, { target: document.body });
  followLanguageInManifest();
}
