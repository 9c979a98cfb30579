/** Storing of glances, apart from the table's chunk: only a site without a server needs it there. */
export { saveGlance } from "./boardThumbnail";
