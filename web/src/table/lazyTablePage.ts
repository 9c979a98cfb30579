/** Table page as a chunk of its own: pages that show a table within theirs import it directly. */
export { default } from "./TablePage.svelte";
