/** The one transport of this page, chosen when the site is built: see `#transport` in the settings. */
import { keeper } from "#transport";
import type { Transport } from "./api";

/** Whether tables are kept in this browser, without any server. */
export const ALONE = import.meta.env.MODE === "static";

export const transport: Transport = keeper();
