/** Copy to the clipboard, also on a page served over plain http, as in a local network. */

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed"; // the page must not jump there
    document.body.append(field);
    field.select();
    document.execCommand("copy"); // old, and the only way there
    field.remove();
  }
}
