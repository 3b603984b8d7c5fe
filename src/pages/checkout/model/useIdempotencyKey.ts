import { useRef } from 'react';

/** One key per content: a retry after a lost answer is the same purchase, a changed order is a new one. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' });

  return (order: unknown): string => {
    const content = JSON.stringify(order);
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}

/** `crypto.randomUUID` is missing on plain http, where a pharmacy may try the product in its own network. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
