/**
 * The values that differ from those that a form began with, or null where none does: all other fields keep what a colleague has saved
 * meanwhile. Of fields that belong `together`, all are included where one of them differs.
 */
export function changedValues<Values extends object>(
  values: Values,
  before: Values,
  together: readonly (readonly (keyof Values)[])[] = [],
): Partial<Values> | null {
  // As text: a list of days is another array each time.
  const differs = (field: keyof Values) => JSON.stringify(values[field]) !== JSON.stringify(before[field]);
  const changes: Partial<Values> = {};
  for (const field of Object.keys(values) as (keyof Values)[]) {
    const group = together.find((each) => each.includes(field)) ?? [field];
    if (group.some(differs)) changes[field] = values[field];
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
