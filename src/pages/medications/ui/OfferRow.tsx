import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { Named } from '@contract/wire/location';
import type { MedicationCard } from '@contract/wire/medication';
import { StockBadge, useDeliveryPrice } from '@/entities/medication';
import { AddToCartButton } from '@/features/add-to-cart';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';
import { Tag } from '@/shared/ui/tag';
import { TextWithLang } from '@/shared/ui/text-with-lang';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

interface OfferRowProps {
  offer: MedicationCard;
  governorate: Named | undefined;
  isLowest: boolean;
}

/** An offer, by what distinguishes it from the others: who sells it, its price, its delivery and whether it is in stock. */
export function OfferRow({ offer, governorate, isLowest }: OfferRowProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();

  return (
    <Paper component="li" variant="outlined" sx={ROW}>
      <Box sx={{ gridArea: 'seller', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={routeTo(ROUTES.pharmacy, offer.pharmacy.id)}
          sx={{ ...TOUCH_TARGET, display: 'inline-block', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <TextWithLang>{nameOf(offer.pharmacy)}</TextWithLang>
        </Link>
        {governorate && (
          <Typography variant="body2" color="textSecondary">
            {nameOf(governorate)}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'price', textAlign: { xs: 'end', md: 'start' } }}>
        <Typography component="p" variant="h5">
          <Money amount={offer.price} />
        </Typography>
        {isLowest && (
          <Box sx={{ mt: 0.5 }}>
            <Tag isSmall color="success">
              {t('lowestPrice')}
            </Tag>
          </Box>
        )}
      </Box>
      <Delivery offer={offer} />
      <Box sx={{ gridArea: 'stock', justifySelf: { xs: 'end', md: 'start' } }}>
        <StockBadge isInStock={offer.is_in_stock} />
      </Box>
      <Box sx={{ gridArea: 'buy', alignSelf: 'center' }}>
        <AddToCartButton medication={offer} isInList />
      </Box>
    </Paper>
  );
}

function Delivery({ offer }: Pick<OfferRowProps, 'offer'>) {
  const { t } = useTranslation('pharmacies');
  const delivery = useDeliveryPrice(offer);

  return (
    <Box sx={{ gridArea: 'delivery', minWidth: 0 }}>
      <Typography variant="body2">{delivery ? delivery.fee : t('pickupOnly')}</Typography>
      {delivery?.freeFrom && (
        <Typography variant="body2" color="textSecondary">
          {delivery.freeFrom}
        </Typography>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  p: 2,
  columnGap: 2,
  rowGap: 1,
  alignItems: { xs: 'start', md: 'center' },
  gridTemplateAreas: {
    xs: '"seller price" "delivery stock" "buy buy"',
    md: '"seller delivery price stock buy"',
  },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 3fr) minmax(0, 2fr) 140px 130px 200px',
  },
} as const;
