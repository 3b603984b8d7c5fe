import CreditCardIcon from '@mui/icons-material/CreditCard';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

const LINKS = [
  { label: 'accountSettings', to: ROUTES.customerSettings, Icon: SettingsIcon },
  { label: 'manageAddresses', to: ROUTES.customerAddresses, Icon: PlaceIcon },
  { label: 'paymentMethods', to: ROUTES.customerPayments, Icon: CreditCardIcon },
] as const;

export function QuickLinks() {
  const { t } = useTranslation('customer');

  return (
    <Card component="nav" aria-labelledby="quick-links" sx={{ pt: 3, pb: 1 }}>
      <Typography id="quick-links" variant="h6" component="h2" sx={{ paddingInline: 3 }}>
        {t('quickLinks')}
      </Typography>
      <List>
        {LINKS.map(({ label, to, Icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={Link} to={to} sx={{ paddingInline: 3 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={t(label)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
