interface ListItem {
  id: number;
  is_default: boolean;
}

/** The list with the saved item, in its old place or at the end. At most one item is the default. */
export const upsertItem = <Item extends ListItem>(shown: readonly Item[], saved: Item): Item[] => {
  const others = shown.map((each) => (saved.is_default ? { ...each, is_default: false } : each));
  const isKnown = shown.some(({ id }) => id === saved.id);
  return isKnown ? others.map((each) => (each.id === saved.id ? saved : each)) : [...others, saved];
};
