import { useFormikContext } from 'formik';
import { createContext, use, useMemo } from 'react';
import type { AnyObjectSchema, AnySchema, ValidationError } from 'yup';

/** The parts of a yup schema that fields use. */
export type FormRules = Pick<AnyObjectSchema, 'fields' | 'validateSyncAt'>;

export const FormSchemaContext = createContext<FormRules | undefined>(undefined);

/** For `aria-required`. Not for `required`, because of which MUI would add an asterisk to the label. */
export const useIsRequired = (name: string, empty?: unknown): true | undefined =>
  useEmptyProblem(name, empty) !== undefined || undefined;

/**
 * The error that an empty field would have, if any. Fields render with every key, so the schema is asked again only if the field depends
 * on others (`when`) that have changed.
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

/** The values that the field's rule depends on, without empty ones, which formik leaves out as well. */
function othersOf(schema: FormRules | undefined, name: string, values: Record<string, unknown>) {
  const rule = schema?.fields[name] as Partial<AnySchema> | undefined;
  const others = rule?.deps ?? [];
  return Object.fromEntries(others.filter((each) => values[each] !== '').map((each) => [each, values[each]]));
}

function problemOf(schema: FormRules, name: string, values: object): string | undefined {
  // A field outside of the schema has no rules.
  if (!(name in schema.fields)) return undefined;
  try {
    schema.validateSyncAt(name, values);
    return undefined;
  } catch (problem) {
    return (problem as ValidationError).message;
  }
}
