import { useTranslation } from 'react-i18next';

import { isOpenAllDay } from '@contract/formatTime';
import { isNotFound } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { useIdParam } from '@/shared/lib/routing';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageTitle } from '@/shared/ui/page-title';

import { usePharmacy } from '../model/usePharmacy';
import { wholeAddress } from '../model/wholeAddress';
import { BackToPharmacies } from './BackToPharmacies';
import { ClosedNotice } from './ClosedNotice';
import { PharmacyNotFound } from './PharmacyNotFound';
import { PharmacyProblem } from './PharmacyProblem';
import { PharmacyProfile } from './PharmacyProfile';
import { PharmacySkeleton } from './PharmacySkeleton';
import { PharmacyStructuredData } from './PharmacyStructuredData';
import { PharmacyTabs } from './PharmacyTabs';

export function PharmacyDetailsPage() {
  const { t } = useTranslation('pharmacy');
  const id = useIdParam();

  if (id === null) return <PharmacyProblem title={t('notFound')} message={t('idMissing')} />;
  return <PharmacyById key={id} id={id} />;
}

function PharmacyById({ id }: { id: number }) {
  const { t } = useTranslation(['pharmacy', 'pharmacies', 'common']);
  const { nameOf, textOf, language } = useLanguage();
  const { time } = useFormat();
  const { pharmacy, error, refetch } = usePharmacy(id);

  if (isNotFound(error)) return <PharmacyNotFound />;
  if (!pharmacy) {
    if (!error) return <PharmacySkeleton />;
    return <PharmacyProblem error={error} message={t('detailsFailed')} onRetry={refetch} />;
  }
  const { opening_time, closing_time } = pharmacy;
  const description = isOpenAllDay(opening_time, closing_time) ? 'descriptionAllDay' : 'description';
  return (
    <>
      <PageTitle
        title={nameOf(pharmacy)}
        description={t(description, {
          name: nameOf(pharmacy),
          address: wholeAddress(
            [textOf(pharmacy.address, pharmacy.address_ar) ?? '', nameOf(pharmacy.city), nameOf(pharmacy.governorate)],
            language,
          ),
          from: time(opening_time),
          to: time(closing_time),
        })}
      />
      <PharmacyStructuredData pharmacy={pharmacy} />
      <PageBreadcrumbs
        trail={[
          { label: t('common:nav.home'), to: ROUTES.home },
          { label: t('pharmacies:title'), to: ROUTES.pharmacies },
        ]}
        current={nameOf(pharmacy)}
      />
      <BackToPharmacies />
      <ClosedNotice day={pharmacy.closed_until} />
      <PharmacyProfile pharmacy={pharmacy} />
      <PharmacyTabs pharmacy={pharmacy} />
    </>
  );
}
