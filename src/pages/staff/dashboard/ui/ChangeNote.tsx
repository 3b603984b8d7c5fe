import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingFlatIcon from '@mui/icons-material/TrendingFlat';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/shared/lib/format';

interface ChangeNoteProps {
  percent: number;
  /** Fewer than last month is no loss. */
  isNeutral?: boolean;
}

/** How a figure has changed against the same days of last month. */
export function ChangeNote({ percent, isNeutral = false }: ChangeNoteProps) {
  const { t } = useTranslation('dashboard');
  const { percent: format } = useFormat();
  const [Icon, verdict] =
    percent > 0
      ? ([TrendingUpIcon, 'success.main'] as const)
      : percent < 0
        ? ([TrendingDownIcon, 'error.main'] as const)
        : ([TrendingFlatIcon, 'text.secondary'] as const);
  const color = isNeutral ? 'text.secondary' : verdict;

  return (
    <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <Icon fontSize="small" sx={{ color }} />
      <Box component="bdi" dir="ltr" sx={{ color, fontWeight: 600 }}>
        {format(percent)}
      </Box>
      {/* A line of its own in every card: the longest figure of the four leaves no room beside it. */}
      <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
        {t('fromLastMonth')}
      </Box>
    </Typography>
  );
}
