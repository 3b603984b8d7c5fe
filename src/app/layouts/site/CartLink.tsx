import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useGetCartQuery } from '@/entities/cart';
import { ROUTES } from '@/shared/config';
import { selectIsSignedIn, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/**
 * Shows the number of units in the cart if it is above zero. It is read again when the window gets the focus, since another tab may have
 * changed the cart. Guests and pharmacies have no cart.
 */
export function CartLink() {
  const { t } = useTranslation();
  const hasCart = useAppSelector((state) => selectIsSignedIn(state) && selectUserType(state) === 'user');
  // `currentData`, because this link stays mounted when another person signs in, and `data` would be the cart of the one before.
  const { currentData: cart } = useGetCartQuery(hasCart ? undefined : skipToken, { refetchOnFocus: true });
  const count = cart?.total_quantity ?? 0;

  return (
    <IconButton
      component={Link}
      to={ROUTES.cart}
      color="inherit"
      aria-label={count > 0 ? t('nav.cartWithCount', { count }) : t('nav.cart')}
    >
      <ShoppingCartIcon />
      {count > 0 && (
        <Box component="span" sx={COUNT}>
          {count}
        </Box>
      )}
    </IconButton>
  );
}

const COUNT = {
  position: 'absolute',
  insetBlockStart: -2,
  // Anchored at its end, so that a longer number grows over the icon and not into the neighbour.
  insetInlineEnd: -2,
  minWidth: 20,
  paddingInline: 0.75,
  borderRadius: '10px',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
};
