import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { REFETCHED } from '@/shared/api';
import { PageError } from '@/shared/ui/page-state';
import { PauseListContext, usePausableList } from '@/shared/ui/pausable-list';
import { SettingsCard } from '@/shared/ui/settings-card';

import { useGetColleaguesQuery } from '../api/colleagueApi';
import { ColleagueList } from './ColleagueList';
import { Invitations } from './Invitations';

/** The staff of the pharmacy. Everybody sees the invitations as well, so that one that nobody knows of is noticed. */
export function ColleaguesTab() {
  const { t } = useTranslation('pharmacySettings');
  const { data: now, error, refetch } = useGetColleaguesQuery(undefined, REFETCHED);
  const [data, setPaused] = usePausableList(now);

  if (error && !data) return <PageError error={error} message={t('colleagues.loadFailed')} onRetry={refetch} />;
  if (!data) return <Skeleton role="status" variant="rounded" height={240} aria-label={t('colleagues.loading')} />;
  const isManaging = data.colleagues.some(({ is_self, is_manager }) => is_self && is_manager);
  return (
    <PauseListContext value={setPaused}>
      <Stack spacing={3}>
        <SettingsCard
          title={t('colleagues.title')}
          subtitle={t(isManaging ? 'colleagues.subtitle' : 'colleagues.subtitleOfOthers')}
        >
          <ColleagueList colleagues={data.colleagues} isManaging={isManaging} />
        </SettingsCard>
        <SettingsCard
          title={t('invitations.title')}
          subtitle={t(isManaging ? 'invitations.subtitle' : 'invitations.subtitleOfOthers')}
        >
          <Invitations invitations={data.invitations} isManaging={isManaging} />
        </SettingsCard>
      </Stack>
    </PauseListContext>
  );
}
