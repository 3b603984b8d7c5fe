/** A response that the test holds back: handlers await `released`, which resolves once the test calls `release`. */
export function deferredResponse() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}
