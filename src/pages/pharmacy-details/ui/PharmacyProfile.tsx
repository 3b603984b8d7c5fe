import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { Pharmacy } from '@contract/wire/pharmacy';
import { DeliveryBadge, PharmacyPicture } from '@/entities/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { ContactCard } from './ContactCard';
import { PICTURE_HEIGHT, PROFILE_COLUMNS } from './profileColumns';

export function PharmacyProfile({ pharmacy }: { pharmacy: Pharmacy }) {
  const { nameOf, textOf } = useLanguage();

  return (
    <Box sx={PROFILE_COLUMNS}>
      <div>
        {/* Limited, so that the name and the tabs are visible without scrolling. */}
        <Box sx={{ '& img': { maxHeight: { md: PICTURE_HEIGHT } } }}>
          <PharmacyPicture src={pharmacy.image} isEager />
        </Box>
        <Stack direction="row" sx={{ mt: 2.5, flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            <TextWithLang>{nameOf(pharmacy)}</TextWithLang>
          </Typography>
          <DeliveryBadge isAvailable={pharmacy.is_delivery_available} />
        </Stack>
        <Stack direction="row" spacing={1} sx={{ mt: 1, color: 'text.secondary' }}>
          <PlaceIcon fontSize="small" sx={{ mt: 0.25 }} />
          <span>
            <TextWithLang>{textOf(pharmacy.address, pharmacy.address_ar)}</TextWithLang>
          </span>
        </Stack>
      </div>
      <ContactCard pharmacy={pharmacy} />
    </Box>
  );
}
