/** For a link on a line of its own: makes it 6 px larger above and below, without moving anything around it. */
export const TOUCH_TARGET = { py: 0.75, my: -0.75 } as const;
