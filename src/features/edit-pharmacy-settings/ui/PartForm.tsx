import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';

import type { MessageKey } from '@contract/messages';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useSay } from '@/shared/i18n';
import { useFailure, useSending } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody } from '@/shared/ui/form';

interface PartFormProps<Values extends object> {
  settings: PharmacySettings;
  /** The part of the settings that is saved by itself. */
  schema: Schema<Values>;
  save: (values: Values) => Promise<PharmacySettings>;
  saved: MessageKey;
  children: (values: Values) => ReactNode;
}

/** A part of the settings as a form of its own. Speaks the texts of `pharmacySettings`. */
export function PartForm<Values extends object>({ settings, schema, save, saved, children }: PartFormProps<Values>) {
  const { t } = useTranslation('pharmacySettings');
  const toast = useToast('staff');
  const say = useSay();
  const failure = useFailure();
  const { problem, send } = useSending();
  const partOf = (whole: PharmacySettings) => schema.cast(whole, { stripUnknown: true });

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    const stored = await save(schema.cast(values));
    resetForm({ values: partOf(stored) });
    toast.success(say(saved));
  };

  return (
    <Formik initialValues={partOf(settings)} validationSchema={schema} onSubmit={send(submit)}>
      {({ values, isSubmitting }) => (
        <FormBody>
          {problem !== null && <Alert severity="error">{failure(problem, t('failed'))}</Alert>}
          {children(values)}
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {t('save')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
