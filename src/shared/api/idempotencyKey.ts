/** Tells a call that is sent again from another one. `crypto.randomUUID` is missing on plain http, where a pharmacy may try the product in its own network. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
