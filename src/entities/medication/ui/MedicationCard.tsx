import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { kindNotInName } from '@contract/strength';
import type { MedicationCard as Medication } from '@contract/wire/medication';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { withNonBreakingSpaces } from '@/shared/lib/format';
import { clampLines, LinkCard, LinkCardTitle } from '@/shared/ui/link-card';
import { Money } from '@/shared/ui/money';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { CategoryBadge } from './CategoryBadge';
import { MedicationPicture } from './MedicationPicture';
import { StockBadge } from './StockBadge';

interface MedicationCardProps {
  medication: Medication;
  heading?: 'h2' | 'h3';
  isEager?: boolean;
  /** The location of the seller, and anything else to know before ordering. */
  place?: string;
  /** Hides the seller, for the page of a pharmacy. */
  isSellerKnown?: boolean;
  /** A button, apart from the card's own link. */
  action?: ReactNode;
}

/** The separating dot stands before the strength. If that wraps to a line start, its dot is outside of the box and clipped. */
const GENERIC_AND_STRENGTH = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  overflowX: 'clip',
  overflowWrap: 'anywhere',
};
const AFTER_DOT = {
  position: 'relative',
  minWidth: 0,
  '&::before': { content: '"·"', position: 'absolute', insetInlineEnd: '100%', width: 12, textAlign: 'center' },
  '@supports (content: "·" / "")': { '&::before': { content: '"·" / ""' } },
};

export function MedicationCard({
  medication,
  heading = 'h2',
  isEager,
  place,
  isSellerKnown = false,
  action,
}: MedicationCardProps) {
  const { t } = useTranslation(['medications', 'common']);
  const { nameOf, textOf } = useLanguage();
  const { strength, form } = kindNotInName(medication, nameOf(medication));
  const genericName = textOf(medication.generic_name, medication.generic_name_ar);

  return (
    <LinkCard isRowOnPhone>
      <Box sx={{ flexShrink: 0, width: { xs: 104, sm: '100%' } }}>
        <MedicationPicture src={medication.image} alt="" isEager={isEager} />
      </Box>
      {/* Room for the price in letters of any size. */}
      <Stack spacing={1} useFlexGap sx={{ flex: { xs: '1 1 8.5rem', sm: '1 1 auto' }, minWidth: 0, p: { sm: 0.5 } }}>
        <div>
          <LinkCardTitle to={routeTo(ROUTES.medication, medication.id)} heading={heading}>
            <TextWithLang>{withNonBreakingSpaces(nameOf(medication))}</TextWithLang>
          </LinkCardTitle>
          <Typography variant="body2" color="textSecondary" sx={GENERIC_AND_STRENGTH}>
            <TextWithLang>{genericName ?? t('common:notAvailable')}</TextWithLang>
            {strength && (
              <Box component="span" sx={AFTER_DOT}>
                <bdi>{withNonBreakingSpaces(strength)}</bdi>
              </Box>
            )}
            {form && (
              <Box component="span" sx={AFTER_DOT}>
                <bdi>{form}</bdi>
              </Box>
            )}
          </Typography>
        </div>
        <div>
          <CategoryBadge category={medication.category} />
        </div>
        {!isSellerKnown && (
          <Typography variant="body2" color="textSecondary" component="div">
            <Box sx={clampLines(4)}>
              <Trans
                t={t}
                i18nKey="soldBy"
                components={{ pharmacy: <TextWithLang>{nameOf(medication.pharmacy)}</TextWithLang> }}
              />
            </Box>
            {place}
          </Typography>
        )}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            flexWrap: 'wrap',
            columnGap: 1.5,
            alignItems: { xs: 'flex-start', sm: 'baseline' },
            justifyContent: 'space-between',
            mt: 'auto',
          }}
        >
          <Typography component="p" variant="h5">
            <Money amount={medication.price} />
          </Typography>
          <StockBadge isInStock={medication.is_in_stock} />
        </Stack>
        {action && <Box sx={{ position: 'relative', zIndex: 1 }}>{action}</Box>}
      </Stack>
    </LinkCard>
  );
}
