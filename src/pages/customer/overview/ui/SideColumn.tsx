import AddIcon from '@mui/icons-material/Add';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useGetAddressesQuery } from '@/entities/address';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

/** Who is signed in, where their orders go, and the short ways from here. */
export function SideColumn() {
  const { t } = useTranslation('customer');
  const { date } = useFormat();
  const user = useAppSelector(selectUser);
  if (!user) return null;

  return (
    <Stack component="aside" spacing={3}>
      <Card sx={{ p: 3 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>{user.first_name.slice(0, 1)}</Avatar>
          <Stack sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {user.first_name} {user.last_name}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <Ltr>{user.email}</Ltr>
            </Typography>
          </Stack>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('memberSince', { date: date(user.created_at) })}
        </Typography>
      </Card>
      <DeliveryAddresses />
    </Stack>
  );
}

function DeliveryAddresses() {
  const { t } = useTranslation('customer');
  const { nameOf } = useLanguage();
  const { data: addresses } = useGetAddressesQuery();

  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {t('deliveryAddresses')}
      </Typography>
      <Stack spacing={1.5} sx={{ mb: 2 }}>
        {addresses?.slice(0, 3).map((address) => (
          <div key={address.id}>
            <Typography sx={{ fontWeight: 500 }}>
              {address.name}
              {address.is_default && (
                <Typography component="span" variant="body2" color="primary" sx={{ marginInlineStart: 1 }}>
                  {t('default')}
                </Typography>
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {address.address}, {nameOf(address.city)}
            </Typography>
          </div>
        ))}
        {addresses?.length === 0 && <Typography color="textSecondary">{t('noAddresses')}</Typography>}
      </Stack>
      <Button component={Link} to={ROUTES.customerAddresses} variant="outlined" startIcon={<AddIcon />} fullWidth>
        {t('manageAddresses')}
      </Button>
    </Card>
  );
}
