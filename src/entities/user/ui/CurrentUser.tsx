import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { REFETCHED } from '@/shared/api';
import { PageError } from '@/shared/ui/page-state';

import { useGetSelfQuery } from '../api/accountApi';

/** Loads the signed-in person from the server, because the stored session may be out of date. Uses the texts of `settings`. */
export function CurrentUser({ children }: { children: (user: User) => ReactNode }) {
  const { t } = useTranslation('settings');
  const { data: user, error, refetch } = useGetSelfQuery(undefined, REFETCHED);

  if (user) return children(user);
  if (error) return <PageError error={error} message={t('profile.loadFailed')} onRetry={refetch} />;
  return <Skeleton variant="rounded" height={320} />;
}
