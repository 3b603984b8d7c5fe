/** Holds back a response: the handler awaits `released`, which resolves when the test calls `release`. */
export function deferredResponse() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}
