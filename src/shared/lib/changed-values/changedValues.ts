/**
 * The values that a form has changed, or null if there are none. Only these are sent, so that saving does not overwrite other fields that
 * a colleague has changed meanwhile. Fields that are listed `together` are included together.
 */
export function changedValues<Values extends object>(
  values: Values,
  before: Values,
  together: readonly (readonly (keyof Values)[])[] = [],
): Partial<Values> | null {
  // Compared as JSON, because arrays, such as a list of days, are new objects each time.
  const differs = (field: keyof Values) => JSON.stringify(values[field]) !== JSON.stringify(before[field]);
  const changes: Partial<Values> = {};
  for (const field of Object.keys(values) as (keyof Values)[]) {
    const group = together.find((each) => each.includes(field)) ?? [field];
    if (group.some(differs)) changes[field] = values[field];
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
