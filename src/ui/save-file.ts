/** How long the browser may take to begin with a file before its address goes, in milliseconds. */
const patience = 60_000;

/** Saves a file where the browser keeps downloads. It needs no network. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}

/** A file of plain text in UTF-8. */
export const textFile = (name: string, text: string): File =>
  new File([text], name, { type: 'text/plain;charset=utf-8' });
