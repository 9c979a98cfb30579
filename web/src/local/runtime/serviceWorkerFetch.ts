/** Runs inside the service worker, before it keeps any file: it takes the shorter copies as well. */
import { shortest } from "./compressedAsset";

const { fetch } = self;
self.fetch = async (input, init) => shortest(await fetch(input, init), fetch);
