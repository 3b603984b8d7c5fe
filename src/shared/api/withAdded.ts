interface OneOfMany {
  id: number;
  is_default: boolean;
}

/** A list with what was saved in it: there is one default, and what was read meanwhile may hold it already. */
export const withAdded = <Item extends OneOfMany>(shown: readonly Item[], added: Item): Item[] => [
  ...shown
    .filter(({ id }) => id !== added.id)
    .map((each) => (added.is_default ? { ...each, is_default: false } : each)),
  added,
];
