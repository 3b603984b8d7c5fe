interface ListItem {
  id: number;
  is_default: boolean;
}

/** The list with the saved item at its end: a new default takes the place of the old one, and a refetch may have brought the item already. */
export const upsertItem = <Item extends ListItem>(shown: readonly Item[], added: Item): Item[] => [
  ...shown
    .filter(({ id }) => id !== added.id)
    .map((each) => (added.is_default ? { ...each, is_default: false } : each)),
  added,
];
