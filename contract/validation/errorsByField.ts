import type { ValidationError } from 'yup';

/** What a schema found, by field; what is wrong with the whole has no path. */
export function errorsByField(error: ValidationError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const inner = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message: text } of inner) (errors[path] ??= []).push(text);
  return errors;
}
