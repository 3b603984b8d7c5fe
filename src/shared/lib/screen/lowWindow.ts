/** For what fills the window: asked for its lines in the letters of the page, whose size no media query knows. */
export const ASKED_FOR_LINES = { '@media screen': { containerType: 'size' } } as const;

/** Zoomed in, on its side or in large letters, a screen has no lines for what stays in sight. */
export const LOW_WINDOW = '@container (max-height: 31rem)';
