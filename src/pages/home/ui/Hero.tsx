import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { HeroBand } from '@/shared/ui/section';

import { MedicationSearch } from './MedicationSearch';
import { PharmacySearch } from './PharmacySearch';

export function Hero() {
  const { t } = useTranslation('home');

  return (
    <HeroBand>
      <div>
        <Typography sx={{ color: 'secondary.main', fontWeight: 600, mb: 1.5 }}>{t('hero.kicker')}</Typography>
        <Typography variant="h1">{t('hero.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 2, fontSize: { md: '1.1rem' }, maxWidth: 560 }}>
          {t('hero.subtitle')}
        </Typography>
        <Box sx={SEARCHES}>
          <MedicationSearch />
          <Box sx={BETWEEN_LINES}>{t('hero.or')}</Box>
          <PharmacySearch />
        </Box>
      </div>
      <Box
        component="img"
        src="/images/hero.svg"
        alt=""
        width={760}
        height={540}
        loading="lazy"
        sx={{ display: { xs: 'none', md: 'block' }, width: '100%', height: 'auto' }}
      />
    </HeroBand>
  );
}

const SEARCHES = {
  mt: 3.5,
  p: { xs: 2, sm: 2.5 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '24px',
  boxShadow: 2,
};

const LINE = { content: '""', flexGrow: 1, borderBlockStart: '1px solid', borderColor: 'divider' };

const BETWEEN_LINES = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.2,
  my: 2,
  typography: 'body2',
  color: 'text.secondary',
  '&::before': LINE,
  '&::after': LINE,
};
