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

/** The number of units in the cart, shown only above zero; another tab may have filled it. Guests and pharmacies have no cart to ask for. */
export function CartLink() {
  const { t } = useTranslation();
  const hasCart = useAppSelector((state) => selectIsSignedIn(state) && selectUserType(state) === 'user');
  // The current one alone: this stands on every page, from one session into the next.
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
  // Held at its end: more digits grow over the icon, not into the neighbour.
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
