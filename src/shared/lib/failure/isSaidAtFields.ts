import { isAppError } from '@/shared/api';

/** Whether all errors of the server belong to visible fields; one without a field would be shown nowhere. */
export function isSaidAtFields(error: unknown, values: object, hiddenFields: readonly string[] = []): boolean {
  const named = isAppError(error) ? Object.keys(error.fieldErrors) : [];
  return named.length > 0 && named.every((field) => field in values && !hiddenFields.includes(field));
}
