/** What the page hears when it asks about screen and device; jsdom lays nothing out and answers nothing. */
export function answerMedia(isSo: (media: string) => boolean = () => false) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isSo(media),
      onchange: null,
      // MUI listens to the colours in the old way.
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Until the end of the test the screen is narrower than any bound. */
export const answerNarrow = () => answerMedia((media) => media.includes('max-width'));
