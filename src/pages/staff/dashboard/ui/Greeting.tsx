import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageHeading } from '@/shared/ui/page-heading';

import { useGetStatisticsQuery } from '../api/dashboardApi';

/** Nobody is back who has neither listed nor sold anything yet; one that waits for its approval is taken for such until its figures come. */
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
