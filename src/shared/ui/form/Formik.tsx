// The only place that imports formik's own: all forms use this one.
// oxlint-disable-next-line no-restricted-imports
import { Formik as PlainFormik, type FormikConfig, type FormikValues } from 'formik';

import { type FormRules, FormSchemaContext } from './useIsRequired';

interface FormikProps<Values extends FormikValues> extends FormikConfig<Values> {
  validationSchema?: FormRules;
}

/** Formik, with the schema in a context, from which the fields know whether they are required. */
export const Formik = <Values extends FormikValues>(props: FormikProps<Values>) => (
  <FormSchemaContext value={props.validationSchema}>
    <PlainFormik {...props} />
  </FormSchemaContext>
);
