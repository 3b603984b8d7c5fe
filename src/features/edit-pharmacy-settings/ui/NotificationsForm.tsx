import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LANGUAGES } from '@contract/language';
import { pharmacyNotificationsInput } from '@contract/pharmacySettings';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useSavePharmacyNotificationsMutation } from '@/entities/pharmacy';
import { FormCheckbox, FormRadios } from '@/shared/ui/form';

import { PartForm } from './PartForm';

interface NotificationsFormProps {
  settings: PharmacySettings;
  /** Why the reader gets no mails, if that is so. */
  mailNote: ReactNode;
}

/** Chooses what the bell and the mails report. Uses the texts of `pharmacySettings`. */
export function NotificationsForm({ settings, mailNote }: NotificationsFormProps) {
  const { t } = useTranslation('pharmacySettings');
  const [save] = useSavePharmacyNotificationsMutation();

  return (
    <PartForm
      draftName="pharmacy-notifications"
      settings={settings}
      schema={pharmacyNotificationsInput}
      save={(values) => save(values).unwrap()}
      saved="settingsSaved"
    >
      <FormCheckbox
        name="notify_new_orders"
        label={t('notifications.newOrders')}
        hint={t('notifications.newOrdersHint')}
      />
      <FormCheckbox
        name="notify_order_updates"
        label={t('notifications.orderUpdates')}
        hint={t('notifications.orderUpdatesHint')}
      />
      <FormCheckbox
        name="notify_low_stock"
        label={t('notifications.lowStock')}
        hint={t('notifications.lowStockHint')}
      />
      <FormCheckbox name="notify_by_mail" label={t('notifications.byMail')} hint={t('notifications.byMailHint')} />
      <Mails note={mailNote} />
    </PartForm>
  );
}

function Mails({ note }: { note: ReactNode }) {
  const { t } = useTranslation('pharmacySettings');
  const [{ value: mails }] = useField<boolean>('notify_by_mail');

  return (
    <>
      {mails && note}
      <FormRadios
        name="mail_language"
        label={t('notifications.mailLanguage')}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: t(`notifications.language.${language}`),
          isDisabled: !mails,
        }))}
      />
    </>
  );
}
