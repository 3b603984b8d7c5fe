import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import { useGetMedicationsQuery } from '@/entities/medication';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { PageEmpty } from '@/shared/ui/page-state';

import { isFiltered } from '../model/isFiltered';

interface NothingFoundProps {
  query: MedicationListQuery;
  /** The button that clears the filters and the search, if anything is set. */
  clear: ReactNode;
}

/** Suggests what to do: to clear the filters if the words are found without them, and otherwise to check the spelling. */
export function NothingFound({ query, clear }: NothingFoundProps) {
  const { t } = useTranslation('medications');
  const { language } = useLanguage();
  const { q } = query;
  const everywhere = { ...medicationListQuery.getDefault(), q, names_in: language };
  const { currentData, isFetching } = useGetMedicationsQuery(isFiltered(query) ? everywhere : skipToken);
  const elsewhere = currentData && !currentData.only_alike ? currentData.total : 0;

  return (
    <PageEmpty message={t('none')} picture="/images/empty-orders.svg">
      {clear && (
        <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ maxWidth: 420, minHeight: '1.5em' }}>
          {!isFetching && (elsewhere > 0 ? t('noneFiltered', { count: elsewhere }) : t('noneHint'))}
        </Typography>
      )}
      {clear}
      {q && (
        <Button size="small" component={Link} to={`${ROUTES.pharmacies}?${new URLSearchParams({ q })}`}>
          {t('searchPharmacies', { q })}
        </Button>
      )}
    </PageEmpty>
  );
}
