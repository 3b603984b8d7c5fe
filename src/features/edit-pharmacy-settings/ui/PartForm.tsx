import Alert from '@mui/material/Alert';
import type { FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';

import type { MessageKey } from '@contract/messages';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useMessages } from '@/shared/i18n';
import { changedValues } from '@/shared/lib/changed-values';
import { useDraft } from '@/shared/lib/draft';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { scrollIntoView } from '@/shared/lib/screen';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormDraft, Formik, type FormRules, FormSubmit, useKeepLateEdits } from '@/shared/ui/form';

interface PartFormProps<Values extends object> {
  /** By which what was typed waits through a reload, or a session that ends. */
  draftName: string;
  settings: PharmacySettings;
  /** The part of the settings that is saved by itself. */
  schema: Schema<Values> & FormRules;
  /** Fields that are saved together or not at all. */
  together?: readonly (readonly (keyof Values)[])[];
  save: (changes: Partial<Values>) => Promise<PharmacySettings>;
  saved: MessageKey;
  children: ReactNode;
}

/** A part of the settings as a form of its own. Speaks the texts of `pharmacySettings` and `settings`. */
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
  const failure = useFailure();
  const say = (error: unknown) => failure(error, t('failed'));
  const { problem, send } = useFormSubmission({ onUnseenFailure: (error) => toast.error(say(error)) });
  const partOf = (whole: PharmacySettings) => schema.cast(whole, { stripUnknown: true });
  // What is fetched while the form is open is not what its person began with.
  const [initialValues, setInitialValues] = useState(() => partOf(settings));

  const drafts = useDraft<Values>(draftName);
  const { watch, settle } = useKeepLateEdits<Values>();

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const stored = partOf(await save(changedValues(schema.cast(values), initialValues, together) ?? {}));
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
        {/* Where Save is pressed: the start of such a form is far above a phone's screen, and so may be a field that Enter sent it from. */}
        {problem !== null && (
          <Alert ref={scrollIntoView} severity="error" sx={OVER_SAVE}>
            {say(problem)}
          </Alert>
        )}
        <FormSubmit sx={{ alignSelf: 'flex-start' }}>{t('save')}</FormSubmit>
      </FormBody>
    </Formik>
  );
}

/** In sight with the button below it, and not under the bar that says that the line is gone. */
const OVER_SAVE = { scrollMarginBlockEnd: 'calc(5rem + var(--notice, 0px))' };

/** What is not set is an empty field, which the schema reads as what it was. */
const shownOf = <Values extends object>(stored: Values) =>
  Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, value ?? ''])) as Values;
