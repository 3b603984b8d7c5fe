// The one that every form uses stands here.
// oxlint-disable-next-line no-restricted-imports
import { Formik as PlainFormik, type FormikConfig, type FormikValues } from 'formik';

import { type FormRules, FormSchemaContext } from './useIsRequired';

interface FormikProps<Values extends FormikValues> extends FormikConfig<Values> {
  validationSchema?: FormRules;
}

/** Formik, whose fields know the schema and tell a screen reader which of them it asks for. */
export const Formik = <Values extends FormikValues>(props: FormikProps<Values>) => (
  <FormSchemaContext value={props.validationSchema}>
    <PlainFormik {...props} />
  </FormSchemaContext>
);
