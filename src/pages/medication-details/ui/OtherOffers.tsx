import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { MedicationDetails } from '@contract/wire/medication';
import { ROUTES } from '@/shared/config';

import { offersOf } from '../model/offersOf';

/** Who else has this medicine: all that is left to do where this pharmacy has sold it out, else a way to compare: the cheapest first. */
export function OtherOffers({ medication }: { medication: Pick<MedicationDetails, 'id' | 'is_in_stock'> }) {
  const { t } = useTranslation('medications');
  const search = new URLSearchParams(
    Object.entries(offersOf(medication.id)).map(([name, value]) => [name, String(value)]),
  );

  return (
    <Button
      component={Link}
      to={`${ROUTES.medications}?${search}`}
      variant={medication.is_in_stock ? 'text' : 'outlined'}
      startIcon={<CompareArrowsIcon />}
      // Without an outline, its icon stands where the lines begin.
      sx={{ alignSelf: 'flex-start', marginInlineStart: medication.is_in_stock ? -2 : 0 }}
    >
      {t(medication.is_in_stock ? 'compareOffers' : 'findElsewhere')}
    </Button>
  );
}
