import { useFormikContext } from 'formik';
import { createContext, use, useMemo } from 'react';
import type { AnyObjectSchema, AnySchema, ValidationError } from 'yup';

/** What fields ask of the schema of their form. */
export type FormRules = Pick<AnyObjectSchema, 'fields' | 'validateSyncAt'>;

export const FormSchemaContext = createContext<FormRules | undefined>(undefined);

/** For `aria-required`. Not the browser's `required`, beside which the library draws an asterisk. */
export const useIsRequired = (name: string, empty?: unknown): true | undefined =>
  useEmptyProblem(name, empty) !== undefined || undefined;

/**
 * What the form says of the field when nobody has typed, ticked or chosen anything, if it says something. The schema is asked anew
 * only where the field's rule looks at others (`when`) and they have changed: fields render with every key.
 */
export function useEmptyProblem(name: string, empty?: unknown): string | undefined {
  const schema = use(FormSchemaContext);
  const { values } = useFormikContext<Record<string, unknown>>();
  const others = JSON.stringify(othersOf(schema, name, values));

  return useMemo(
    () => schema && problemOf(schema, name, { ...(JSON.parse(others) as object), [name]: empty }),
    [schema, name, empty, others],
  );
}

/** What the rule of the field looks at beside it; empty ones are left out, as formik does before it validates. */
function othersOf(schema: FormRules | undefined, name: string, values: Record<string, unknown>) {
  const rule = schema?.fields[name] as Partial<AnySchema> | undefined;
  const others = rule?.deps ?? [];
  return Object.fromEntries(others.filter((each) => values[each] !== '').map((each) => [each, values[each]]));
}

function problemOf(schema: FormRules, name: string, values: object): string | undefined {
  // What is no field of the schema may be anything.
  if (!(name in schema.fields)) return undefined;
  try {
    schema.validateSyncAt(name, values);
    return undefined;
  } catch (problem) {
    return (problem as ValidationError).message;
  }
}
