import type { FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';

import type { MessageKey } from '@contract/messages';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useMessages } from '@/shared/i18n';
import { changedValues } from '@/shared/lib/changed-values';
import { useDraft } from '@/shared/lib/draft';
import { useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormDraft, Formik, type FormRules, FormSubmit, useKeepLateEdits } from '@/shared/ui/form';

interface PartFormProps<Values extends object> {
  /** The name of the draft, in which typed values survive a reload and the end of a session. */
  draftName: string;
  settings: PharmacySettings;
  /** The schema of this part of the settings. */
  schema: Schema<Values> & FormRules;
  /** Groups of fields that are sent together if one of them has changed. */
  together?: readonly (readonly (keyof Values)[])[];
  save: (changes: Partial<Values>) => Promise<PharmacySettings>;
  saved: MessageKey;
  children: ReactNode;
}

/** A form for one part of the settings. Uses the texts of `pharmacySettings` and `settings`. */
export function PartForm<Values extends object>({
  draftName,
  settings,
  schema,
  together,
  save,
  saved,
  children,
}: PartFormProps<Values>) {
  const { t } = useTranslation('pharmacySettings');
  const toast = useToast();
  const messageOf = useMessages();
  const failed = t('failed');
  const { send } = useFormSubmission({ unseen: { failed } });
  const partOf = (whole: PharmacySettings) => schema.cast(whole, { stripUnknown: true });
  // In a state, because a later fetch must not replace the values that the person began with.
  const [initialValues, setInitialValues] = useState(() => partOf(settings));

  const drafts = useDraft<Values>(draftName);
  const { watch, settle } = useKeepLateEdits<Values>();

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const changes = changedValues(schema.cast(values), schema.cast(initialValues), together);
    const stored = partOf(await save(changes ?? {}));
    setInitialValues(stored);
    drafts.forget();
    settle(values, shownOf(stored), helpers);
    toast.success(messageOf(saved));
  };

  return (
    <Formik
      initialValues={{ ...shownOf(initialValues), ...drafts.draft }}
      validationSchema={schema}
      onSubmit={send(submit)}
    >
      <FormBody hasDraft={drafts.hasDraft} onDiscard={drafts.forget}>
        <FormDraft drafts={drafts} initialValues={shownOf(initialValues)} texts="settings" onChange={watch} />
        {children}
        <FormSubmit failed={failed} sx={{ alignSelf: 'flex-start' }}>
          {t('save')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}

/** Shows null as an empty field; the schema turns an empty field into null again. */
const shownOf = <Values extends object>(stored: Values) =>
  Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, value ?? ''])) as Values;
