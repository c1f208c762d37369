/** Milliseconds after which a file surely has been saved. */
const SAVED_MS = 60_000;

/** Saves what stands at an address of this page, under a name. */
export function saveAs(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
}
