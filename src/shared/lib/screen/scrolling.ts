/** Scrolls as little as possible until the whole element is visible; can be used as a `ref`. */
export const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Keeps a focused field of a dialog, with its label, out from under the title and the sticky buttons. */
export const SCROLL_PADDING = { scrollPaddingBlock: '2rem 80px' } as const;
