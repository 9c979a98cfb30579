/** Transport of this page, chosen when the site is built: see `#transport` in the settings. */
import { createTransport } from "#transport";
import type { Transport } from "./api";

/** Whether tables are kept in this browser, without any server. */
export const LOCAL_ONLY = import.meta.env.MODE === "static";

export const transport: Transport = createTransport();
