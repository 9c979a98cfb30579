/** Storing of thumbnails, apart from the table's chunk: only a site without a server needs it there. */
export { saveBoard } from "./boardThumbnail";
