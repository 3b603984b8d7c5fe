import { type ValidateOptions, ValidationError } from 'yup';

import { errorsByField } from '../validation/errorsByField';

interface Validator {
  validateSync: (value: unknown, options: ValidateOptions) => unknown;
}

/** The messages with which the server would refuse this input, by field; empty if it is accepted. */
export function problemsOf(schema: Validator, value: unknown): Record<string, string[]> {
  try {
    schema.validateSync(value, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return errorsByField(error);
  }
}
