/** Sets the answers to media queries, which jsdom has not. */
export function answerMedia(isSo: (media: string) => boolean = () => false) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isSo(media),
      onchange: null,
      // MUI uses this old way to listen to the colour scheme.
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Makes the screen narrower than any breakpoint. */
export const answerNarrow = () => answerMedia((media) => media.includes('max-width'));
