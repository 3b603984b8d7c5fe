/** Safari reads the file some time after the click, so its URL has to live on. FileSaver.js waits as long. */
const UNTIL_READ_MS = 40_000;

/** Makes the browser download a text as a file. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_READ_MS);
}
