import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { MedicationListQuery } from '@contract/medication';
import type { MedicationPage } from '@contract/wire/medication';

import { useGovernorateName } from '../model/useGovernorateName';

interface ResultsSummaryProps {
  query: MedicationListQuery;
  page: MedicationPage;
  /** Whether `page` answers this query, and not the previous one. */
  isCurrent: boolean;
  /** Whether categories or a warning are shown instead of the results. */
  isInstead: boolean;
}

/** How many medicines were found, and how well they match the search. */
export function ResultsSummary({ query, page, isCurrent, isInstead }: ResultsSummaryProps) {
  const { t } = useTranslation('medications');
  const { q } = query;

  if (isInstead) return isCurrent && <Typography variant="body2">{t('noneCalled', { q })}</Typography>;
  return (
    <>
      {isCurrent && page.only_alike && <Typography sx={{ fontWeight: 600 }}>{t('onlyAlike', { q })}</Typography>}
      {isCurrent && page.suits_child === true && <Typography sx={{ fontWeight: 600 }}>{t('forChild')}</Typography>}
      {isCurrent && page.suits_child === false && <Typography sx={{ fontWeight: 600 }}>{t('notForChild')}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {/* React replaces the content of an element that has only text, and with it what a browser's translation has put there. A text
            node beside others would keep its old translation. */}
        <span>{t('results', { count: page.total })}</span>
        {isCurrent && <NearFirst near={query.near} page={page} />}
      </Typography>
    </>
  );
}

/** Explains why a cheaper offer may be further down. */
function NearFirst({ near, page }: { near: number | undefined; page: MedicationPage }) {
  const { t } = useTranslation('medications');
  const governorateName = useGovernorateName();
  const place = governorateName(near);

  return place !== '' && page.data[0]?.pharmacy.governorate_id === near && ` · ${t('nearFirst', { place })}`;
}
