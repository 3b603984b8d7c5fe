/** Makes what fills the window a size container: unlike media queries, container queries count in the font size of the page. */
export const SIZE_CONTAINER = { '@media screen': { containerType: 'size' } } as const;

/** Zoomed in, on its side or with a large font, a window is too short for sticky parts. */
export const SHORT_WINDOW = '@container (max-height: 31rem)';
