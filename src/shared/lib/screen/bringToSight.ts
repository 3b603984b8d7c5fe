/** Scrolls no further than it takes to see all of it, and not at all where it is seen; as a `ref`, once it comes. */
export const bringToSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });
