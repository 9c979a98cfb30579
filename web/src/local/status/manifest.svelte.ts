/** Language of the web app manifest, which follows the language of the page. */
import { settings } from "../../state/settings.svelte";

export function followLanguageInManifest(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  $effect.root(() => {
    $effect(() => {
      if (link) link.href = `./manifest${settings.language === "fr" ? ".fr" : ""}.webmanifest`;
    });
  });
}
