import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useGetPharmacySettingsQuery } from '@/entities/pharmacy';
import { type FormTabList, FormTabs, useCurrentTab } from '@/shared/ui/form-tabs';
import { PageHeading } from '@/shared/ui/page-heading';
import { PageError } from '@/shared/ui/page-state';

import { AccountTab } from './AccountTab';
import { ColleaguesTab } from './ColleaguesTab';
import { NotificationsTab, PreferencesTab, ProfileTab } from './tabs';

type Panel = ComponentType<{ settings: PharmacySettings }>;

export function StaffSettingsPage() {
  const { t } = useTranslation('pharmacySettings');
  const {
    data: settings,
    error,
    refetch,
  } = useGetPharmacySettingsQuery(undefined, { refetchOnMountOrArgChange: true });

  // Inside the tabs that need the settings: if these fail to load, the tabs about people still work.
  const panelOf = (Panel: Panel) => {
    if (settings) return <Panel settings={settings} />;
    if (error) return <PageError error={error} message={t('loadFailed')} onRetry={refetch} />;
    return <Skeleton variant="rounded" height={480} />;
  };

  const tabs: FormTabList = [
    { name: 'profile', label: t('tabs.profile'), panel: panelOf(ProfileTab) },
    { name: 'preferences', label: t('tabs.preferences'), panel: panelOf(PreferencesTab) },
    { name: 'notifications', label: t('tabs.notifications'), panel: panelOf(NotificationsTab) },
    { name: 'colleagues', label: t('tabs.colleagues'), panel: <ColleaguesTab /> },
    { name: 'account', label: t('tabs.account'), panel: <AccountTab /> },
  ];
  const { label } = useCurrentTab(tabs);

  return (
    <>
      <PageHeading title={`${label} | ${t('title')}`} heading={t('title')} subtitle={t('subtitle')} />
      <FormTabs label={t('tabs.label')} tabs={tabs} />
    </>
  );
}
