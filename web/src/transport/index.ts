/** The one transport of this page, chosen when the site is built: see `#keeper` in the settings. */
import { keeper } from "#keeper";
import type { Transport } from "./transport";

/** Whether tables are kept in this browser, without any server. */
export const ALONE = import.meta.env.MODE === "static";

export const transport: Transport = keeper();
