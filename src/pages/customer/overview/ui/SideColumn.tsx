import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

import { DeliveryAddresses } from './DeliveryAddresses';
import { QuickLinks } from './QuickLinks';

/** The customer's own details and delivery addresses. */
export function SideColumn() {
  const { t } = useTranslation('customer');
  const { date } = useFormat();
  const user = useAppSelector(selectUser);
  if (!user) return null;

  return (
    <Stack component="aside" spacing={3}>
      <Card component="section" aria-label={t('profile')} sx={{ p: 3 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {user.first_name.slice(0, 1)}
          </Avatar>
          <Stack sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>
                {user.first_name} {user.last_name}
              </bdi>
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <Ltr>{user.email}</Ltr>
            </Typography>
          </Stack>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('memberSince', { date: date(user.created_at) })}
        </Typography>
        <Button component={Link} to={ROUTES.customerSettings} variant="outlined" fullWidth sx={{ mt: 2 }}>
          {t('editProfile')}
        </Button>
      </Card>
      <QuickLinks />
      <DeliveryAddresses />
    </Stack>
  );
}
