/** Type of the ARIA attributes that Svelte does not know yet. */
import "svelte/elements";

declare module "svelte/elements" {
  interface AriaAttributes {
    "aria-description"?: string | undefined | null;
  }
}
