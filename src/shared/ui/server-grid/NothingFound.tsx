import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface NothingFoundProps {
  search: string;
  /** Whether a filter is set besides the search. */
  isFiltered: boolean;
  onFiltersClear: () => void;
}

/** Says that a search found nothing, and clears it together with the filters. */
export function NothingFound({ search, isFiltered, onFiltersClear }: NothingFoundProps) {
  const { t } = useTranslation('staff');

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t(isFiltered ? 'nothingFound.searchAndFilter' : 'nothingFound.search', { q: search })}
      </Typography>
      <Button onClick={onFiltersClear} sx={{ px: 2, marginInlineStart: { xs: -2, sm: 0 } }}>
        {t('nothingFound.clear')}
      </Button>
    </Stack>
  );
}
