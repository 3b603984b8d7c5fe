import type { Duplex } from 'node:stream';

/** What is written in one turn of the event loop goes out at its end, all in one: a write costs more than what it carries. */
export function gatherWrites(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
