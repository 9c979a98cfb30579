/** Type of the virtual module that describes the Pyodide bundle; pyodide/plugin.ts writes it. */

declare module "virtual:pyodide-bundle" {
  /** Where its files lie, below the site. */
  export const folder: string;
  /** How many bytes each file has that Python needs: when it is sent, and when it is unpacked. */
  export const sizes: { [name: string]: number };
  export const whole: { [name: string]: number };
  /** The head of Pyodide's own list of packages; we need none of them. */
  export const lock: object;
}
