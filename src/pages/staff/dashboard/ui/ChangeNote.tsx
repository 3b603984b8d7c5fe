import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingFlatIcon from '@mui/icons-material/TrendingFlat';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Formats +12.5% or -3%, the same in both languages. */
const CHANGE = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

function trendOf(percent: number) {
  if (percent === 0) return { Icon: TrendingFlatIcon, color: 'text.secondary' };
  return percent > 0
    ? { Icon: TrendingUpIcon, color: 'success.main' }
    : { Icon: TrendingDownIcon, color: 'error.main' };
}

interface ChangeNoteProps {
  percent: number;
  /** Without a colour for better or worse, where fewer than last month is not a loss. */
  isNeutral?: boolean;
}

/** How a figure has changed compared with the same days of last month. */
export function ChangeNote({ percent, isNeutral = false }: ChangeNoteProps) {
  const { t } = useTranslation('dashboard');
  const { Icon, color: trendColor } = trendOf(percent);
  const color = isNeutral ? 'text.secondary' : trendColor;

  return (
    <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <Icon fontSize="small" sx={{ color }} />
      <Box component="bdi" dir="ltr" sx={{ color, fontWeight: 600 }}>
        {CHANGE.format(percent / 100)}
      </Box>
      {/* On a line of its own in every card, because the longest of the four figures leaves no room beside it. */}
      <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
        {t('fromLastMonth')}
      </Box>
    </Typography>
  );
}
