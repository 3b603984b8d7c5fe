/** By this key the server recognises a call that is sent again. */
export const newIdempotencyKey = () => randomHex(16);

/** `crypto.randomUUID` is missing on plain http, where a pharmacy may try the product in its own network. */
export const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
