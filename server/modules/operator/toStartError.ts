import { ValidationError } from 'yup';

import { errorsByField } from '@contract/validation/errorsByField';

import { HttpError } from '../../errors';
import { translate } from '../../messages';
import { StartError } from '../../startError';

/** Turns a refusal of the API into a sentence for an operator. Any other error is a bug and is returned unchanged. */
export function toStartError(error: unknown): unknown {
  const text = textOf(error);
  return text === undefined ? error : new StartError(translate(text, 'en'));
}

function textOf(error: unknown): string | undefined {
  if (ValidationError.isError(error)) return Object.values(errorsByField(error)).flat()[0];
  return error instanceof HttpError ? error.message : undefined;
}
