import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { smallPicture } from '@contract/picture';
import type { Pharmacy } from '@contract/wire/pharmacy';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';
import { LinkCard, LinkCardTitle } from '@/shared/ui/link-card';
import { Ltr } from '@/shared/ui/ltr';

import { DeliveryBadge } from './DeliveryBadge';
import { PharmacyPicture } from './PharmacyPicture';

interface PharmacyCardProps {
  pharmacy: Pharmacy;
  heading?: 'h2' | 'h3';
  isEager?: boolean;
  /** A button, apart from the card's own link. */
  action?: ReactNode;
}

/** Passes the pharmacy to its page, so that this can render at once. */
export function PharmacyCard({ pharmacy, heading = 'h2', isEager, action }: PharmacyCardProps) {
  const { t } = useTranslation(['pharmacies', 'common']);
  const { nameOf } = useLanguage();
  const { hours, date } = useFormat();
  const { closed_until: day } = pharmacy;

  return (
    <LinkCard>
      <PharmacyPicture src={pharmacy.image && smallPicture(pharmacy.image)} isEager={isEager} />
      <Stack spacing={1} useFlexGap sx={{ flexGrow: 1, p: 0.5 }}>
        <LinkCardTitle to={routeTo(ROUTES.pharmacy, pharmacy.id)} state={{ pharmacy }} heading={heading}>
          {nameOf(pharmacy)}
        </LinkCardTitle>
        <Fact icon={<PlaceIcon fontSize="small" />}>
          {/* City and governorate may have the same name, which is then shown once. PharmacyPlace would add too much code to home. */}
          {[...new Set([nameOf(pharmacy.city), nameOf(pharmacy.governorate)])].join(t('common:comma'))}
        </Fact>
        <Fact icon={<ScheduleIcon fontSize="small" />}>
          {!day && <HiddenText>{t('hours')} </HiddenText>}
          {day ? t('closed', { day: date(day) }) : hours(pharmacy.opening_time, pharmacy.closing_time)}
        </Fact>
        <Fact icon={<PhoneIcon fontSize="small" />}>
          <HiddenText>{t('phone')} </HiddenText>
          <Ltr>{pharmacy.phone}</Ltr>
        </Fact>
        <div>
          <DeliveryBadge isAvailable={pharmacy.is_delivery_available} />
        </div>
        {action && <Box sx={{ position: 'relative', zIndex: 1, pt: 0.5, mt: 'auto' }}>{action}</Box>}
      </Stack>
    </LinkCard>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {icon}
      <Box component="span" sx={{ position: 'relative' }}>
        {children}
      </Box>
    </Stack>
  );
}
