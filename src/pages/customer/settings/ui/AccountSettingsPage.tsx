import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Activity, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { User } from '@contract/wire/session';
import { useGetSelfQuery } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { useFailure } from '@/shared/lib/failure';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './SecurityTab';

const TABS = { profile: ProfileTab, security: SecurityTab } as const;
type TabName = keyof typeof TABS;
const TAB_NAMES = Object.keys(TABS) as TabName[];

export function AccountSettingsPage() {
  const { t } = useTranslation(['settings', 'customer']);
  const [params, setParams] = useSearchParams();
  const tab: TabName = params.get('tab') === 'security' ? 'security' : 'profile';

  return (
    <>
      <PageTitle title={t('settings:title')} />
      <PageBreadcrumbs trail={[{ label: t('customer:title'), to: ROUTES.customer }]} current={t('settings:title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {t('settings:title')}
      </Typography>
      <Tabs
        aria-label={t('settings:tabs.label')}
        value={tab}
        onChange={(_event, next: TabName) => setParams(next === 'profile' ? {} : { tab: next })}
        sx={{ mb: 3, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        <Tab id="tab-profile" aria-controls="panel-profile" value="profile" label={t('settings:tabs.profile')} />
        <Tab id="tab-security" aria-controls="panel-security" value="security" label={t('settings:tabs.security')} />
      </Tabs>
      {TAB_NAMES.map((name) => (
        // A tab that was left keeps what is typed there.
        <Activity key={name} mode={name === tab ? 'visible' : 'hidden'}>
          <Box role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} sx={{ maxWidth: 720 }}>
            <Self Content={TABS[name]} />
          </Box>
        </Activity>
      ))}
    </>
  );
}

/** The person as the server knows them now: what this browser remembers may be of last week. */
function Self({ Content }: { Content: ComponentType<{ user: User }> }) {
  const { t } = useTranslation('settings');
  const failure = useFailure();
  const { data: user, error, refetch } = useGetSelfQuery(undefined, { refetchOnMountOrArgChange: true });

  if (user) return <Content user={user} />;
  if (error) return <PageError message={failure(error, t('profile.loadFailed'))} onRetry={refetch} />;
  return <Skeleton variant="rounded" height={320} />;
}
