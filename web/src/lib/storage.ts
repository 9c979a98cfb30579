/** localStorage; where a browser forbids it, or it is full, what is kept lasts as long as the page. */

const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is kept there
  }
}

export function itemKeys(prefix: string): string[] {
  let kept: string[] = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    // there is still the memory of this page
  }
  return [...new Set([...kept, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/** Returns what was kept as JSON, or null if there is none, or nonsense. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  writeItem(key, JSON.stringify(value));
}

/** Returns a list kept as JSON; empty if there is none. */
export function readList<T>(key: string): T[] {
  const found = readJson(key);
  return Array.isArray(found) ? (found as T[]) : [];
}

/** Whether anything whose key begins so is lost when the page closes. */
export const isOnlyInMemory = (prefix: string): boolean =>
  [...memory.keys()].some((key) => key.startsWith(prefix));
