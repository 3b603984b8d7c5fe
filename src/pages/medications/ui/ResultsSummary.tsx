import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { MedicationListQuery } from '@contract/medication';
import type { MedicationPage } from '@contract/wire/medication';

import { useGovernorateName } from '../model/useGovernorateName';

interface ResultsSummaryProps {
  query: MedicationListQuery;
  page: MedicationPage;
  /** The page answers this query, not the one before. */
  isCurrent: boolean;
  /** A need is answered instead. */
  isInstead: boolean;
}

/** How many were found, and how well they answer what was asked. */
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
        {/* With nothing beside it the text is replaced as a whole, and with it what a translating browser has made of it. */}
        <span>{t('results', { count: page.total })}</span>
        {isCurrent && <NearFirst near={query.near} page={page} />}
      </Typography>
    </>
  );
}

/** Why a cheaper offer may stand further down. */
function NearFirst({ near, page }: { near: number | undefined; page: MedicationPage }) {
  const { t } = useTranslation('medications');
  const governorateName = useGovernorateName();
  const place = governorateName(near);

  return place !== '' && page.data[0]?.pharmacy.governorate_id === near && ` · ${t('nearFirst', { place })}`;
}
