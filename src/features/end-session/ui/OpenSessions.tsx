import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { REFETCHED } from '@/shared/api';
import { PageError } from '@/shared/ui/page-state';
import { PauseListContext, usePausableList } from '@/shared/ui/pausable-list';
import { PlainList } from '@/shared/ui/plain-list';

import { useGetOpenSessionsQuery } from '../api/openSessionApi';
import { EndOthersButton } from './EndOthersButton';
import { SessionRow } from './SessionRow';

/** The others are folded away: somebody who signs in every day has dozens. */
const SHOWN = 5;

/** Lists the devices on which the person is signed in, each with a button to sign it out. Uses the texts of `settings`. */
export function OpenSessions() {
  const { t } = useTranslation('settings');
  const [isExpanded, setIsExpanded] = useState(false);
  const { data, error, refetch } = useGetOpenSessionsQuery(undefined, REFETCHED);
  const [sessions, setPaused] = usePausableList(data);

  if (error && !sessions) return <PageError error={error} message={t('sessions.loadFailed')} onRetry={refetch} />;
  if (!sessions) return <Skeleton role="status" variant="rounded" height={72} aria-label={t('sessions.loading')} />;
  return (
    <PauseListContext value={setPaused}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {sessions.some(({ is_current }) => !is_current) && <EndOthersButton />}
        <PlainList aria-label={t('sessions.title')} sx={{ width: 1 }}>
          {sessions.slice(0, isExpanded ? undefined : SHOWN).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </PlainList>
        {!isExpanded && sessions.length > SHOWN && (
          <Button onClick={() => setIsExpanded(true)}>{t('sessions.showAll', { total: sessions.length })}</Button>
        )}
      </Stack>
    </PauseListContext>
  );
}
