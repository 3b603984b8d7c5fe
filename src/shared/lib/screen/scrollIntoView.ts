/** Scrolls no further than it takes to see the whole element; as a `ref`, once it is mounted. */
export const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });
