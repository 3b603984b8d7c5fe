import WarningIcon from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { POLLED } from '@/shared/api';
import { MedicineName } from '@/shared/ui/medicine-name';

import { useGetLowStockQuery } from '../api/dashboardApi';
import { InventoryLink } from './InventoryLink';
import { Panel } from './Panel';
import { PanelList } from './PanelList';

/** The number in the spec (section 9). */
const MOST = 3;

export function LowStock() {
  const { t } = useTranslation('dashboard');
  const title = t('lowStock.title');
  const { data, error, refetch } = useGetLowStockQuery(MOST, POLLED);

  return (
    <Panel title={title} action={<InventoryLink title={title} state="low_stock" />}>
      <PanelList
        rows={data?.data}
        most={MOST}
        error={error}
        failedText={t('lowStock.failed')}
        emptyText={t('lowStock.empty')}
        onRetry={refetch}
      >
        {(product) => (
          <>
            <Typography sx={{ flex: '1 1 7.5rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <MedicineName medicine={product} />
            </Typography>
            <Typography
              variant="body2"
              color="error"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}
            >
              <WarningIcon fontSize="small" />
              {t('left', { count: product.stock })}
            </Typography>
          </>
        )}
      </PanelList>
    </Panel>
  );
}
