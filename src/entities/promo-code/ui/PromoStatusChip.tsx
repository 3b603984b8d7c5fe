import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

import { type PromoStatus, promoStatusOf } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';

/** Text colours that stay readable on their own tint (WCAG AA), by light and dark. */
const LOOK = {
  active: { light: '#14602F', dark: '#7FDBA2' },
  inactive: { light: '#4A5560', dark: '#B8C2CC' },
  expired: { light: '#9B1C15', dark: '#F5A29B' },
} as const satisfies Record<PromoStatus, { light: string; dark: string }>;

const tint = (color: string) => `color-mix(in srgb, ${color} 14%, transparent)`;

/** Speaks the texts of `promoCodes`. */
export function PromoStatusChip({ promo }: { promo: Pick<PromoCode, 'is_active' | 'is_expired'> }) {
  const { t } = useTranslation('promoCodes');
  const status = promoStatusOf(promo);
  const { light, dark } = LOOK[status];

  return (
    <Chip
      size="small"
      label={t(`status.${status}`)}
      sx={[
        { color: light, bgcolor: tint(light) },
        (theme) => theme.applyStyles('dark', { color: dark, backgroundColor: tint(dark) }),
      ]}
    />
  );
}
