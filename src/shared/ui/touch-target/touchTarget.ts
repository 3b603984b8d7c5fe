/** A link of one line that stands alone: a thumb may miss it by 6 px above or below, and nothing around it moves. */
export const TOUCH_TARGET = { py: 0.75, my: -0.75 } as const;
