import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageHeading } from '@/shared/ui/page-heading';

import { useGetStatisticsQuery } from '../api/dashboardApi';

/**
 * "Welcome back" would be wrong for a pharmacy that has neither products nor orders yet. Until the figures are loaded, one that waits for
 * its approval counts as new.
 */
export function Greeting() {
  const { t } = useTranslation('dashboard');
  const { nameOf } = useLanguage();
  const pharmacy = useAppSelector(selectUser)?.pharmacy;
  const { data } = useGetStatisticsQuery();
  const isNew = data ? data.total_medications === 0 && data.total_orders === 0 : pharmacy?.status === 'pending';

  return (
    <PageHeading
      title={t('title')}
      heading={pharmacy ? t(isNew ? 'welcomeNew' : 'welcome', { name: nameOf(pharmacy) }) : undefined}
      subtitle={t('subtitle')}
    />
  );
}
