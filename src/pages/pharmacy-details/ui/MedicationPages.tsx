import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { MedicationListQuery } from '@contract/medication';
import { MedicationCard, MedicationCardSkeleton, useGetMedicationsQuery } from '@/entities/medication';
import { AddToCartButton } from '@/features/add-to-cart';
import { useLanguage } from '@/shared/i18n';
import { useExistingPage } from '@/shared/lib/list-query';
import { CardGrid, CardGridSkeleton } from '@/shared/ui/card-grid';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { ListHeader, ListStatus, usePageTurn } from '@/shared/ui/pager';

import { StepPager } from './StepPager';

const SKELETONS = 3;

interface MedicationPagesProps {
  query: Partial<MedicationListQuery>;
  onPage: (page: number) => void;
}

export function MedicationPages({ query, onPage }: MedicationPagesProps) {
  const { t } = useTranslation('medications');
  const { language } = useLanguage();
  const { data, currentData, error, isFetching, refetch } = useGetMedicationsQuery({ ...query, names_in: language });
  const page = useExistingPage(data);
  const { start, turn } = usePageTurn(onPage);

  if (error && !currentData) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  if (!page) {
    return (
      <>
        <ListHeader />
        <CardGridSkeleton count={SKELETONS} card={MedicationCardSkeleton} />
      </>
    );
  }
  return (
    <>
      <ListHeader>
        <ListStatus ref={start} page={page.current_page} lastPage={page.last_page} isStale={!currentData}>
          <Typography component="h2" variant="body2" color="textSecondary">
            {t('results', { count: page.total })}
          </Typography>
        </ListStatus>
      </ListHeader>
      {page.data.length === 0 && <PageEmpty message={t('none')} />}
      <CardGrid isStale={isFetching}>
        {page.data.map((medication) => (
          <MedicationCard
            key={medication.id}
            medication={medication}
            heading="h3"
            isSellerKnown
            action={<AddToCartButton medication={medication} isInList />}
          />
        ))}
      </CardGrid>
      <StepPager page={page.current_page} lastPage={page.last_page} onPage={turn} />
    </>
  );
}
