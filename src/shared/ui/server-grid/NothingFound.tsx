import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface NothingFoundProps {
  heading: string;
  /** What was searched for, and whether a filter leaves rows out as well. */
  search: string;
  isFiltered: boolean;
  onClear: () => void;
}

/** Tells a search without hits from a list without rows, and leads back to all of them. */
export function NothingFound({ heading, search, isFiltered, onClear }: NothingFoundProps) {
  const { t } = useTranslation('staff');
  const reason = search ? (isFiltered ? 'searchAndFilter' : 'search') : 'filter';

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 420, px: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{heading}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t(`nothingFound.${reason}`, { q: search })}
      </Typography>
      <Button onClick={onClear}>{t('nothingFound.clear')}</Button>
    </Stack>
  );
}
