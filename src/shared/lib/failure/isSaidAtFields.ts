import { isAppError } from '@/shared/api';

/** Whether each thing that the server says of a form has a field to stand at; what has none would be said nowhere. */
export function isSaidAtFields(error: unknown, values: object, hiddenFields: readonly string[] = []): boolean {
  const named = isAppError(error) ? Object.keys(error.fieldErrors) : [];
  return named.length > 0 && named.every((field) => field in values && !hiddenFields.includes(field));
}
