import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { MedicationDetails } from '@contract/wire/medication';
import { ROUTES } from '@/shared/config';

import { offersOf } from '../model/offersOf';

/** Links to all offers of this medicine, the cheapest first: to compare prices or, if this pharmacy has sold out, to find it elsewhere. */
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
      // A button without an outline is moved so that its icon stands at the edge of the text.
      sx={{ alignSelf: 'flex-start', marginInlineStart: medication.is_in_stock ? -2 : 0 }}
    >
      {t(medication.is_in_stock ? 'compareOffers' : 'findElsewhere')}
    </Button>
  );
}
