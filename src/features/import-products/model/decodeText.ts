/** The first bytes of a ZIP file, the format of Excel's .xlsx. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of the older .xls. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array) => beginsWith(bytes, ZIP) || beginsWith(bytes, OLD_WORKBOOK);

/**
 * Decodes a text file as Excel and similar programs save it in Egypt: in UTF-8, as "Unicode text" (UTF-16), or in the Arabic code page of
 * Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A text in that code page is almost never valid UTF-8 by chance.
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
