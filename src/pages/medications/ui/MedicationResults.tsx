import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { type MedicationListQuery } from '@contract/medication';
import { MedicationCardSkeleton, useGetMedicationsQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { useExistingPage } from '@/shared/lib/list-query';
import { CardGridSkeleton } from '@/shared/ui/card-grid';
import { PageError } from '@/shared/ui/page-state';
import { ListHeader } from '@/shared/ui/pager';

import { useQueryWithLocation } from '../model/useQueryWithLocation';
import { useSearchIntent } from '../model/useSearchIntent';
import { FoundMedications } from './FoundMedications';

const SKELETONS = 6;

interface MedicationResultsProps {
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

export function MedicationResults({ query, onChange }: MedicationResultsProps) {
  const { t } = useTranslation('medications');
  const { language } = useLanguage();
  const queryWithLocation = useQueryWithLocation(query);
  const { data, currentData, error, isFetching, refetch } = useGetMedicationsQuery(
    queryWithLocation ? { ...queryWithLocation, names_in: language } : skipToken,
  );
  const page = useExistingPage(data);
  const { intent, isLoading } = useSearchIntent(query, page);

  if (error && !currentData) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  // Results that only resemble the words wait for the categories, which may be shown instead of them.
  if (!page || (page.only_alike && isLoading)) {
    return (
      <>
        <ListHeader />
        <CardGridSkeleton count={SKELETONS} card={MedicationCardSkeleton} />
      </>
    );
  }
  return (
    <FoundMedications
      query={queryWithLocation ?? query}
      page={page}
      isCurrent={currentData !== undefined}
      isStale={isFetching || !queryWithLocation}
      intent={intent}
      onChange={onChange}
    />
  );
}
