/** Fetch override of the service worker, which takes the compressed copies of large assets. */
import { fetchCompressed } from "./compressedAsset";

const { fetch } = self;
self.fetch = async (input, init) => fetchCompressed(await fetch(input, init), fetch);
