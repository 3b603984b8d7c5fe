/**
 * What differs from the values that a form began with, or null where nothing does: in every other field the work of a colleague
 * stays. Of fields that make sense together all are there where one of them differs.
 */
export function changedOf<Values extends object>(
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
