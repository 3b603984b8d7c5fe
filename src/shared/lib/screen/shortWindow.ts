/**
 * Makes an element that fills the window a size container: `rem` in container queries follows the font size of the page, in media queries
 * it does not.
 */
export const SIZE_CONTAINER = { '@media screen': { containerType: 'size' } } as const;

/** A window that is too short for sticky parts: zoomed in, in landscape, or with a large font. */
export const SHORT_WINDOW = '@container (max-height: 31rem)';
