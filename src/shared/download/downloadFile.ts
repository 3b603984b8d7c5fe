/** Safari reads the file some time after the click, when it must still be there. As long as FileSaver.js waits. */
const UNTIL_READ_MS = 40_000;

/** Has the browser save a text as a file. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_READ_MS);
}
