/** What Svelte does not know yet: a description for those who hear, with no element of its own. */
import "svelte/elements";

declare module "svelte/elements" {
  interface AriaAttributes {
    "aria-description"?: string | undefined | null;
  }
}
