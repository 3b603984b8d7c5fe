import { useTranslation } from 'react-i18next';

import { isNotFound } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useIdParam } from '@/shared/lib/routing';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageTitle } from '@/shared/ui/page-title';

import { usePharmacy } from '../model/usePharmacy';
import { BackToPharmacies } from './BackToPharmacies';
import { PharmacyProblem } from './PharmacyProblem';
import { PharmacyProfile } from './PharmacyProfile';
import { PharmacySkeleton } from './PharmacySkeleton';
import { PharmacyTabs } from './PharmacyTabs';

export function PharmacyDetailsPage() {
  const { t } = useTranslation('pharmacies');
  const id = useIdParam();

  return id === null ? <PharmacyProblem message={t('idMissing')} /> : <PharmacyById key={id} id={id} />;
}

function PharmacyById({ id }: { id: number }) {
  const { t } = useTranslation(['pharmacies', 'common']);
  const { nameOf } = useLanguage();
  const failure = useFailure();
  const { pharmacy, error, refetch } = usePharmacy(id);

  if (isNotFound(error)) return <PharmacyProblem message={t('notFound')} />;
  if (!pharmacy) {
    if (!error) return <PharmacySkeleton />;
    return <PharmacyProblem message={failure(error, t('detailsFailed'))} onRetry={refetch} />;
  }
  return (
    <>
      <PageTitle title={nameOf(pharmacy)} />
      <PageBreadcrumbs
        trail={[
          { label: t('common:nav.home'), to: ROUTES.home },
          { label: t('title'), to: ROUTES.pharmacies },
        ]}
        current={nameOf(pharmacy)}
      />
      <BackToPharmacies />
      <PharmacyProfile pharmacy={pharmacy} />
      <PharmacyTabs pharmacy={pharmacy} />
    </>
  );
}
