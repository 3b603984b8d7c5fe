import { type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ProfileChange, profileInput, staffProfileInput } from '@contract/account';
import type { User } from '@contract/wire/session';
import { NameFields, useSaveProfileMutation } from '@/entities/user';
import { useMessages } from '@/shared/i18n';
import { useDraft } from '@/shared/lib/draft';
import { useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormDraft, Formik, FormPhone, FormSubmit, FormTextField, useKeepLateEdits } from '@/shared/ui/form';

const profileOf = ({ first_name, last_name, phone, pharmacy }: User): ProfileChange => ({
  first_name,
  last_name,
  phone,
  ...(pharmacy && { position: pharmacy.position }),
});

/** Staff also have a position. Uses the texts of `settings` and `account`. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(['settings', 'account']);
  const toast = useToast();
  const messageOf = useMessages();
  const failed = t('settings:profile.failed');
  const { send } = useFormSubmission({ unseen: { failed } });
  const [saveProfile] = useSaveProfileMutation();
  const isStaff = user.pharmacy !== null;
  const schema = isStaff ? staffProfileInput : profileInput;
  const { watch, settle } = useKeepLateEdits<ProfileChange>();
  // In a state, because a later fetch must not replace the values that the person began with.
  const [initialValues, setInitialValues] = useState(() => profileOf(user));
  const drafts = useDraft<ProfileChange>('profile');

  const save = async (values: ProfileChange, helpers: FormikHelpers<ProfileChange>) => {
    const stored = profileOf(await saveProfile(schema.cast(values)).unwrap());
    setInitialValues(stored);
    drafts.forget();
    settle(values, stored, helpers);
    toast.success(messageOf('profileSaved'));
  };

  return (
    <Formik initialValues={{ ...initialValues, ...drafts.draft }} validationSchema={schema} onSubmit={send(save)}>
      <FormBody hasDraft={drafts.hasDraft} onDiscard={drafts.forget}>
        <FormDraft drafts={drafts} initialValues={initialValues} texts="settings" onChange={watch} />
        {!drafts.hasDraft && <FollowSavedProfile user={user} onRead={setInitialValues} />}
        <NameFields />
        {isStaff && (
          <FormTextField name="position" label={t('account:join.position')} autoComplete="organization-title" />
        )}
        <FormPhone label={t('account:person.phone')} autoComplete="tel" />
        <FormSubmit failed={failed} sx={{ alignSelf: 'flex-start' }}>
          {t('settings:profile.save')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}

/** Takes over what was saved on another device, if nothing is typed in the form. */
function FollowSavedProfile({ user, onRead }: { user: User; onRead: (values: ProfileChange) => void }) {
  const { dirty, resetForm } = useFormikContext();
  const followed = useRef(user);
  // The effect runs again when a hidden tab is shown, with the same user as before, which is no news.
  const follow = useEffectEvent(() => {
    if (followed.current === user) return;
    followed.current = user;
    if (dirty) return;
    onRead(profileOf(user));
    resetForm({ values: profileOf(user) });
  });

  useEffect(() => follow(), [user]);
  return null;
}
