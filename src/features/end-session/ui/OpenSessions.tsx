import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { useGetOpenSessionsQuery } from '@/entities/open-session';
import { useFailure } from '@/shared/lib/failure';
import { PageError } from '@/shared/ui/page-state';
import { PlainList } from '@/shared/ui/plain-list';

import { EndOthersButton } from './EndOthersButton';
import { SessionRow } from './SessionRow';

/** Where the person is signed in, each with its end. Speaks the texts of `settings`. */
export function OpenSessions() {
  const { t } = useTranslation('settings');
  const failure = useFailure();
  const { data: sessions, error, refetch } = useGetOpenSessionsQuery(undefined, { refetchOnMountOrArgChange: true });

  if (error && !sessions) return <PageError message={failure(error, t('sessions.loadFailed'))} onRetry={refetch} />;
  if (!sessions) return <Skeleton variant="rounded" height={72} aria-label={t('sessions.loading')} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PlainList aria-label={t('sessions.title')} sx={{ width: 1 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </PlainList>
      {sessions.some(({ is_current }) => !is_current) && <EndOthersButton />}
    </Stack>
  );
}
