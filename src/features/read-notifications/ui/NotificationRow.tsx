import PaymentFailedIcon from '@mui/icons-material/CreditCardOffOutlined';
import LowStockIcon from '@mui/icons-material/Inventory2Outlined';
import NewOrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import CancelledIcon from '@mui/icons-material/RemoveShoppingCartOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { routeToStaffOrder } from '@contract/routeToStaffOrder';
import type { Notification } from '@contract/wire/notification';
import { routeToInventory } from '@/entities/product';
import { useLanguage } from '@/shared/i18n';
import { useFormat, useMedicineName, withNonBreakingSpaces } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';
import { CodeIn } from '@/shared/ui/ltr';

const ICONS = {
  new_order: NewOrderIcon,
  order_update: CancelledIcon,
  low_stock: LowStockIcon,
  payment_failed: PaymentFailedIcon,
  refund_failed: PaymentFailedIcon,
} as const;

/** A dot, because a chip with a word would look like a button. */
const DOT = {
  flexShrink: 0,
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  marginInlineStart: 1,
};

interface NotificationRowProps {
  notification: Notification;
  onLeave: () => void;
}

/** Says what happened and when, and links to the order or the product. */
export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const { t } = useTranslation(['staff', 'orders']);
  const { nameOf } = useLanguage();
  const { dateTime, money } = useFormat();
  const { kind, order, medication, created_at, is_seen } = notification;
  const Icon = ICONS[kind];
  const place = order ? routeToStaffOrder(order.id) : routeToInventory(medication ? nameOf(medication) : '');

  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={place} onClick={onLeave} sx={{ borderRadius: 2, px: 1 }}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon sx={{ color: is_seen ? 'text.secondary' : 'primary.main' }} />
        </ListItemIcon>
        <ListItemText
          primary={<NotificationText notification={notification} />}
          secondary={
            <>
              {order && (
                <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                  {t('bell.worth', {
                    amount: money(order.total_amount),
                    fulfilment: t(`orders:fulfilment.${order.fulfilment}`),
                  })}
                </Box>
              )}
              {dateTime(created_at)}
            </>
          }
          slotProps={{ primary: { sx: { fontWeight: is_seen ? 400 : 600, overflowWrap: 'anywhere' } } }}
        />
        {!is_seen && (
          <Box sx={DOT}>
            <HiddenText>{t('bell.new')}</HiddenText>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}

/** The name of the order or the product, and what happened to it. */
function NotificationText({ notification: { kind, order, medication } }: Pick<NotificationRowProps, 'notification'>) {
  const { t } = useTranslation('staff');
  const medicineOf = useMedicineName();
  const text = t(`bell.${kind}`, {
    code: order?.order_code,
    name: medication && withNonBreakingSpaces(medicineOf(medication)),
    stock: medication?.stock,
  });
  return order ? <CodeIn code={order.order_code}>{text}</CodeIn> : text;
}
