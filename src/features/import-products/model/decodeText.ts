/** The first bytes of a ZIP file, the format of Excel's .xlsx. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of the older .xls. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array) => beginsWith(bytes, ZIP) || beginsWith(bytes, OLD_WORKBOOK);

/** Many programs save a table of a web page, or Excel's XML, by the name of a workbook. Excel opens both. */
export const isMarkup = (text: string) => /^\s*<(?:!doctype|html|head|meta|style|table|\?xml)\b/i.test(text);

/** Enough to tell the encoding, since all lines of a file have separators and digits. */
const SAMPLE_BYTES = 2_000;

/**
 * The byte order of a UTF-16 file without a mark, as some programs write it. Every second byte of its separators and digits is zero; other
 * texts have hardly any zeros, or have them anywhere.
 */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.min(even, odd) > 0 || even + odd <= sample.length / 40) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** Stands in a decoded text for what could not be read. */
export const UNREAD = '\uFFFD';

const countOf = (text: string, characters: RegExp) => text.length - text.replaceAll(characters, '').length;

/** Whether most of what is not ASCII was read. In UTF-8, an Arabic text of another encoding is unreadable nearly throughout. */
const isMostlyRead = (text: string) => countOf(text, /[\u0080-\uFFFC]/g) > countOf(text, /\uFFFD/g);

/**
 * Decodes a text file as Excel and similar programs save it in Egypt: in UTF-8, as "Unicode text" (UTF-16), or in the Arabic code page of
 * Windows. A single letter that a program cut in two must not make the whole file one of that code page.
 */
export function decodeText(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return !text.includes(UNREAD) || isMostlyRead(text) ? text : new TextDecoder('windows-1256').decode(bytes);
}
