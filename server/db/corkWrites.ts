import type { Duplex } from 'node:stream';

/** Sends all that is written in one turn of the event loop in a single write: the write costs more than the bytes. */
export function corkWrites(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
