import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { useIsPhone } from '@/shared/lib/screen';
import { SearchField } from '@/shared/ui/search-field';

interface InventoryToolbarProps {
  q: string;
  /** The number of products found; undefined until it is loaded. */
  total: number | undefined;
  hasFilters: boolean;
  onSearch: (q: string) => void;
  onToggleFilters: () => void;
  onImport: () => void;
  onDownload: () => void;
  onAdd: () => void;
}

/** Searches, downloads, imports and adds products. On a phone the button for the download is above the list, where there is room. */
export function InventoryToolbar({
  q,
  total,
  hasFilters,
  onSearch,
  onToggleFilters,
  onImport,
  onDownload,
  onAdd,
}: InventoryToolbarProps) {
  const { t } = useTranslation('inventory');
  const isPhone = useIsPhone();

  return (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'grid' },
        // With large text the buttons need a second line.
        flexWrap: 'wrap',
        columnGap: 1,
        rowGap: 2,
        gridTemplateColumns: 'minmax(0, 420px) 1fr auto auto auto',
      }}
    >
      <Box sx={{ flexBasis: '100%' }}>
        <SearchField label={t('search')} value={q} onSearch={onSearch} />
      </Box>
      <Button
        variant="outlined"
        startIcon={!hasFilters && <FilterIcon />}
        aria-expanded={hasFilters}
        onClick={onToggleFilters}
        sx={{ display: { lg: 'none' }, flex: '1 1 6rem' }}
      >
        {/* The open filters push the list out of sight, so the button that closes them says how many products are found. */}
        {hasFilters && total !== undefined ? t('showFound', { count: total }) : t('filters')}
      </Button>
      <ImportButton onClick={onImport} />
      {!isPhone && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={!total}
          onClick={onDownload}
          sx={{ gridColumn: { lg: 4 }, alignSelf: { lg: 'center' } }}
        >
          {t('download')}
        </Button>
      )}
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={onAdd}
        sx={{ gridColumn: { lg: 5 }, alignSelf: { lg: 'center' } }}
      >
        {t('addProduct')}
      </Button>
    </Box>
  );
}

/** A phone only has room for the icon. */
function ImportButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');

  return (
    <Button
      variant="outlined"
      aria-label={t('import')}
      onClick={onClick}
      sx={{ gridColumn: { lg: 3 }, alignSelf: { lg: 'center' }, minWidth: 48, px: { xs: 1.5, sm: 2.5 }, gap: 1 }}
    >
      <UploadIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('import')}
      </Box>
    </Button>
  );
}
