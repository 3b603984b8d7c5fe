import type { ValidationError } from 'yup';

/** What a schema found, by field; what is wrong with the whole has no path. Two rules that fail with the same words have said them once. */
export function errorsByField(error: ValidationError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const inner = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message: text } of inner) {
    const texts = (errors[path] ??= []);
    if (!texts.includes(text)) texts.push(text);
  }
  return errors;
}
