import { act } from '@testing-library/react';

type Answer = (media: string) => boolean;

/** Sets the answers to media queries, which jsdom has not. The returned function changes them, as turning a tablet does. */
export function answerMedia(isSo: Answer = () => false) {
  const asked: (EventTarget & { media: string; matches: boolean })[] = [];
  window.matchMedia = (media) => {
    const list = Object.assign(new EventTarget(), {
      media,
      matches: isSo(media),
      onchange: null,
      // MUI uses this old way to listen to the colour scheme.
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    asked.push(list);
    return list;
  };

  return (isSoNow: Answer) =>
    act(() => {
      for (const list of asked) {
        list.matches = isSoNow(list.media);
        list.dispatchEvent(new Event('change'));
      }
    });
}

/** A screen narrower than any breakpoint. */
export const isNarrow = (media: string) => media.includes('max-width');

export const answerNarrow = () => answerMedia(isNarrow);
