import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { kindNotInName } from '@contract/strength';
import type { MedicationDetails } from '@contract/wire/medication';
import { CategoryBadge, MedicationPicture, StockBadge } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { withNonBreakingSpaces } from '@/shared/lib/format';
import { Money } from '@/shared/ui/money';
import { PrescriptionTag } from '@/shared/ui/prescription-tag';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { BuyBox } from './BuyBox';
import { OFFER_COLUMNS } from './offerColumns';
import { OtherOffers } from './OtherOffers';
import { SellerNotes } from './SellerNotes';

export function MedicationOffer({ medication }: { medication: MedicationDetails }) {
  const { t } = useTranslation(['medications', 'common']);
  const { nameOf, textOf } = useLanguage();
  const genericName = textOf(medication.generic_name, medication.generic_name_ar) ?? t('common:notAvailable');
  const { strength, form } = kindNotInName(medication, nameOf(medication));

  return (
    <Box sx={OFFER_COLUMNS}>
      <Paper variant="outlined" sx={{ p: 1.5, borderRadius: '16px' }}>
        <MedicationPicture src={medication.image} alt={nameOf(medication)} isEager />
      </Paper>
      <Stack spacing={2.5} useFlexGap>
        <div>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            <TextWithLang>{withNonBreakingSpaces(nameOf(medication))}</TextWithLang>
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            <TextWithLang>{genericName}</TextWithLang>
          </Typography>
          {[strength, form].map(
            (kind) =>
              kind && (
                <Typography key={kind} color="textSecondary">
                  <bdi>{withNonBreakingSpaces(kind)}</bdi>
                </Typography>
              ),
          )}
        </div>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          <CategoryBadge category={medication.category} />
          <StockBadge isInStock={medication.is_in_stock} />
        </Stack>
        <Typography component="p" variant="h2" color="primary">
          <Money amount={medication.price} />
        </Typography>
        {medication.prescription_required && <OnPrescription />}
        <SellerNotes medication={medication} />
        <BuyBox medication={medication} />
        <OtherOffers medication={medication} />
      </Stack>
    </Box>
  );
}

function OnPrescription() {
  const { t } = useTranslation('medications');

  return (
    <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      <PrescriptionTag />
      <Typography variant="body2" color="textSecondary">
        {t('prescription')}
      </Typography>
    </Stack>
  );
}
