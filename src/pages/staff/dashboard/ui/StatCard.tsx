import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ChangeNote } from './ChangeNote';

const SIZES = { xs: '1.05rem', sm: '1.2rem', md: '1.5rem' };

/** The average width of the characters in an amount, in em. */
const WIDTH = 0.55;

/** Shrinks a text that has no room on one line of its card: half an amount would be a different amount. */
const inOneLine = (sizes: Record<string, string>, text = '') => ({
  overflowWrap: 'normal',
  fontSize: Object.fromEntries(
    Object.entries(sizes).map(([screen, size]) => [
      screen,
      `min(${size}, ${100 / WIDTH / Math.max(1, text.length)}cqi)`,
    ]),
  ),
});

interface StatCardProps {
  Icon: ComponentType<SvgIconProps>;
  figure: 'revenue' | 'orders' | 'medications' | 'customers';
  /** Undefined until it is loaded. */
  value: string | undefined;
  month: string | undefined;
  change: number | null | undefined;
  isChangeNeutral?: boolean;
  /** What needs attention, for example orders that wait. */
  children?: ReactNode;
}

export function StatCard({ Icon, figure, value, month, change, isChangeNeutral, children }: StatCardProps) {
  const { t } = useTranslation('dashboard');

  return (
    <Card
      component="li"
      sx={{ containerType: 'inline-size', p: { xs: 1.5, sm: 2.5 }, minHeight: { xs: 201, sm: 208 } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' }}>
        <Typography variant="body2">{t(figure)}</Typography>
        <Icon fontSize="small" />
      </Box>
      <Typography
        variant="h5"
        component="p"
        sx={{
          mt: 1,
          fontVariantNumeric: 'tabular-nums',
          ...inOneLine(SIZES, value),
        }}
      >
        {value === undefined ? <Skeleton width="60%" /> : <bdi>{value}</bdi>}
      </Typography>
      {month === undefined || change === undefined ? (
        <>
          <Typography variant="body2">
            <Skeleton width="80%" />
          </Typography>
          <Typography variant="body2">
            <Skeleton width="60%" />
          </Typography>
        </>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={inOneLine({ xs: '0.875rem' }, month)}>
            {/* Keeps an amount together with its unit. */}
            {t(`thisMonth.${figure}`, { value: month.replaceAll(' ', '\u00A0') })}
          </Typography>
          {change !== null && <ChangeNote percent={change} isNeutral={isChangeNeutral} />}
        </>
      )}
      {children}
    </Card>
  );
}
