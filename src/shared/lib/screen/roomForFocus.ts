/** What the Tab key or a fault leads to in a dialog: its label stays below the title, and no buttons that stay in sight lie over it. */
export const ROOM_FOR_FOCUS = { scrollPaddingBlock: '2rem 80px' } as const;
