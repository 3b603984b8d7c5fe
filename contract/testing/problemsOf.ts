import { type ValidateOptions, ValidationError } from 'yup';

interface Checking {
  validateSync: (value: unknown, options: ValidateOptions) => unknown;
}

/** What the server would say of this input: field → message references; nothing when it is accepted. */
export function problemsOf(schema: Checking, value: unknown): Record<string, string[]> {
  try {
    schema.validateSync(value, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const problems: Record<string, string[]> = {};
    for (const { path = '', message } of error.inner) (problems[path] ??= []).push(message);
    return problems;
  }
}
