import type { ValidationError } from 'yup';

/**
 * Groups the errors of a schema by field; an error of the whole object has an empty path. If two rules fail with the same message, it is
 * listed once.
 */
export function errorsByField(error: ValidationError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const inner = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message: text } of inner) {
    const texts = (errors[path] ??= []);
    if (!texts.includes(text)) texts.push(text);
  }
  return errors;
}
