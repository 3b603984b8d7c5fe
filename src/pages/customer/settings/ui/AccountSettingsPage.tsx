import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { useGetSelfQuery } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { type KeptTabList, KeptTabs, useKeptTab } from '@/shared/ui/kept-tabs';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './SecurityTab';

export function AccountSettingsPage() {
  const { t } = useTranslation(['settings', 'customer']);
  const tabs: KeptTabList = [
    { name: 'profile', label: t('settings:tabs.profile'), panel: <Self Content={ProfileTab} /> },
    { name: 'security', label: t('settings:tabs.security'), panel: <Self Content={SecurityTab} /> },
  ];
  const { label } = useKeptTab(tabs);

  return (
    <>
      <PageTitle title={`${label} | ${t('settings:title')}`} />
      <PageBreadcrumbs trail={[{ label: t('customer:title'), to: ROUTES.customer }]} current={t('settings:title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {t('settings:title')}
      </Typography>
      <KeptTabs label={t('settings:tabs.label')} tabs={tabs} />
    </>
  );
}

/** The person as the server knows them now: what this browser remembers may be of last week. */
function Self({ Content }: { Content: ComponentType<{ user: User }> }) {
  const { t } = useTranslation('settings');
  const { data: user, error, refetch } = useGetSelfQuery(undefined, { refetchOnMountOrArgChange: true });

  if (user) return <Content user={user} />;
  if (error) return <PageError error={error} message={t('profile.loadFailed')} onRetry={refetch} />;
  return <Skeleton variant="rounded" height={320} />;
}
