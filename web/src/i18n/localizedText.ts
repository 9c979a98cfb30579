/** Texts that come in every language, other than the messages of Fluent files. */
import type { Said } from "../transport/contract";
import { words } from "./messages.svelte";

export const localizedText = (said: Said): string => said[words.language];
