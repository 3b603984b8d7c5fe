import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { MedicationNotFound, useGetMedicationQuery } from '@/entities/medication';
import { isNotFound } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useIdParam } from '@/shared/lib/routing';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { MedicationGone } from './MedicationGone';
import { MedicationOffer } from './MedicationOffer';
import { MedicationSkeleton } from './MedicationSkeleton';
import { MedicationStructuredData } from './MedicationStructuredData';
import { MedicationTabs } from './MedicationTabs';

export function MedicationDetailsPage() {
  const { t } = useTranslation(['medications', 'common']);
  const { nameOf, textOf } = useLanguage();
  const id = useIdParam();
  // `currentData` instead of `data`, which would show the previous medication at the address of the next.
  const { currentData: medication, error, refetch } = useGetMedicationQuery(id ?? skipToken, { refetchOnFocus: true });

  if (id === null) return <MedicationNotFound />;
  if (isNotFound(error)) return <MedicationGone key={id} id={id} />;
  if (error && !medication) return <PageError isHeading error={error} message={t('detailsFailed')} onRetry={refetch} />;
  if (!medication) return <MedicationSkeleton />;

  const description = textOf(medication.description, medication.description_ar);
  return (
    <>
      <PageTitle title={nameOf(medication)} description={description ?? undefined} />
      <MedicationStructuredData medication={medication} />
      <PageBreadcrumbs
        trail={[
          { label: t('common:nav.home'), to: ROUTES.home },
          { label: t('title'), to: ROUTES.medications },
        ]}
        current={nameOf(medication)}
      />
      <MedicationOffer key={medication.id} medication={medication} />
      <MedicationTabs medication={medication} />
    </>
  );
}
