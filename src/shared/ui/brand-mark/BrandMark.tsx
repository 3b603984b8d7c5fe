import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

/** The logo and the name, as a link to home. */
export function BrandMark() {
  const { t } = useTranslation();
  return (
    <Box
      component={Link}
      to={ROUTES.home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <Box component="img" src="/images/logo.svg" alt="" width={36} height={36} />
      <Typography component="span" sx={{ fontSize: '1.35rem', fontWeight: 650, color: 'primary.main' }}>
        {t('brand')}
      </Typography>
    </Box>
  );
}
