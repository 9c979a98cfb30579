/** Runs inside the service worker, before it keeps any file: it takes the shorter copies as well. */
import { fetchCompressed } from "./compressedAsset";

const { fetch } = self;
self.fetch = async (input, init) => fetchCompressed(await fetch(input, init), fetch);
