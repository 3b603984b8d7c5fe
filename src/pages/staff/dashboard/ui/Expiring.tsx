import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { POLLED } from '@/shared/api';
import { useFormat } from '@/shared/lib/format';
import { MedicineName } from '@/shared/ui/medicine-name';

import { useGetExpiringQuery } from '../api/dashboardApi';
import { InventoryLink } from './InventoryLink';
import { Panel } from './Panel';
import { PanelList } from './PanelList';

const MOST = 3;

/** Products that have to be sold soon, and those that have expired. */
export function Expiring() {
  const { t } = useTranslation('dashboard');
  const title = t('expiring.title');
  const { date } = useFormat();
  const { data, error, refetch } = useGetExpiringQuery(MOST, POLLED);

  return (
    <Panel title={title} action={<InventoryLink title={title} state="expiring" />}>
      <PanelList
        rows={data?.data}
        most={MOST}
        error={error}
        failedText={t('expiring.failed')}
        emptyText={t('expiring.empty')}
        onRetry={refetch}
      >
        {({ expiry_date, is_expired, stock, ...product }) => (
          <>
            <Stack sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <MedicineName medicine={product} />
              </Typography>
              <Typography variant="body2" color={is_expired ? 'error' : 'textSecondary'} sx={{ fontWeight: 600 }}>
                {t(is_expired ? 'expiring.expired' : 'expiring.on', { date: date(expiry_date) })}
              </Typography>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {t('units', { count: stock })}
            </Typography>
          </>
        )}
      </PanelList>
    </Panel>
  );
}
