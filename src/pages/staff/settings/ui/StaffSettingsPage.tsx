import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Activity, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useGetPharmacySettingsQuery } from '@/entities/pharmacy';
import { useFailure } from '@/shared/lib/failure';
import { PageHeading } from '@/shared/ui/page-heading';
import { PageError } from '@/shared/ui/page-state';

import { NotificationsTab, PreferencesTab, ProfileTab } from './tabs';

type Panel = ComponentType<{ settings: PharmacySettings }>;

const PANELS = { profile: ProfileTab, preferences: PreferencesTab, notifications: NotificationsTab } satisfies Record<
  string,
  Panel
>;
type TabName = keyof typeof PANELS;
const TAB_NAMES = Object.keys(PANELS) as TabName[];

export function StaffSettingsPage() {
  const { t } = useTranslation('pharmacySettings');
  const failure = useFailure();
  const [params, setParams] = useSearchParams();
  const current = TAB_NAMES.find((name) => name === params.get('tab')) ?? 'profile';
  const {
    data: settings,
    error,
    refetch,
  } = useGetPharmacySettingsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      <Tabs
        aria-label={t('tabs.label')}
        value={current}
        onChange={(_event, next: TabName) => setParams(next === 'profile' ? {} : { tab: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mt: 2, mb: 3, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {TAB_NAMES.map((name) => (
          <Tab key={name} id={`tab-${name}`} aria-controls={`panel-${name}`} value={name} label={t(`tabs.${name}`)} />
        ))}
      </Tabs>
      {error && !settings && <PageError message={failure(error, t('loadFailed'))} onRetry={refetch} />}
      {TAB_NAMES.map((name) => (
        // A tab that was left keeps what is typed there.
        <Activity key={name} mode={name === current ? 'visible' : 'hidden'}>
          <Box role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} sx={{ maxWidth: 720 }}>
            <Content Panel={PANELS[name]} settings={settings} isWaiting={!error} />
          </Box>
        </Activity>
      ))}
    </>
  );
}

interface ContentProps {
  Panel: Panel;
  settings: PharmacySettings | undefined;
  isWaiting: boolean;
}

function Content({ Panel, settings, isWaiting }: ContentProps) {
  if (settings) return <Panel settings={settings} />;
  return isWaiting && <Skeleton variant="rounded" height={480} />;
}
