import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { MedicationListQuery } from '@contract/medication';
import { MedicationCard, MedicationCardSkeleton, useGetMedicationsQuery } from '@/entities/medication';
import { AddToCartButton } from '@/features/add-to-cart';
import { useFailure } from '@/shared/lib/failure';
import { useExistingPage } from '@/shared/lib/list-query';
import { CardGrid, CardGridSkeleton } from '@/shared/ui/card-grid';
import { PageEmpty, PageError } from '@/shared/ui/page-state';

import { StepPager } from './StepPager';

const SKELETONS = 3;

interface MedicationPagesProps {
  query: Partial<MedicationListQuery>;
  onPage: (page: number) => void;
}

export function MedicationPages({ query, onPage }: MedicationPagesProps) {
  const { t } = useTranslation('medications');
  const failure = useFailure();
  const { data, currentData, error, isFetching, refetch } = useGetMedicationsQuery(query);
  const page = useExistingPage(data);
  const count = useRef<HTMLHeadingElement>(null);

  const turn = (next: number) => {
    onPage(next);
    // The new page starts at its top, for the eye and for the screen reader.
    count.current?.focus();
  };

  if (error && !currentData) return <PageError message={failure(error, t('failed'))} onRetry={refetch} />;
  if (!page) return <CardGridSkeleton count={SKELETONS} card={MedicationCardSkeleton} />;
  return (
    <>
      <Typography
        ref={count}
        component="h2"
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        tabIndex={-1}
        sx={{ mb: 1.5, outline: 'none', scrollMarginBlockStart: 16 }}
      >
        {t('results', { count: page.total })}
      </Typography>
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
