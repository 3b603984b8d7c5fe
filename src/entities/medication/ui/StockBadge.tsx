import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import BlockIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** An icon and words, because not everybody can tell the colours apart. */
export function StockBadge({ isInStock }: { isInStock: boolean }) {
  const { t } = useTranslation('medications');
  const Icon = isInStock ? CheckIcon : BlockIcon;

  return (
    <Stack
      component="span"
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', color: isInStock ? 'success.main' : 'error.main', whiteSpace: 'nowrap' }}
    >
      <Icon sx={{ fontSize: 18 }} />
      <Typography component="span" variant="body2" sx={{ fontWeight: 500 }}>
        {t(isInStock ? 'inStock' : 'outOfStock')}
      </Typography>
    </Stack>
  );
}
