/** A slow line: what waits for `line` arrives once the test lets it. */
export function holdLine() {
  let letGo = () => {};
  const line = new Promise<void>((resolve) => (letGo = resolve));
  return { line, letGo };
}
