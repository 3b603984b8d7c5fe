import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { MedicationSearch } from './MedicationSearch';
import { PharmacySearch } from './PharmacySearch';

export function Hero() {
  const { t } = useTranslation('home');

  return (
    <Box
      sx={{
        marginInline: 'calc(50% - 50vw)',
        marginBlockStart: { xs: -3, md: -4 },
        py: { xs: 4, md: 7 },
        background:
          'linear-gradient(180deg, color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent), transparent)',
      }}
    >
      <Container maxWidth="lg" sx={HERO_COLUMNS}>
        <div>
          <Typography sx={{ color: 'secondary.main', fontWeight: 600, mb: 1.5 }}>{t('hero.kicker')}</Typography>
          <Typography variant="h1">{t('hero.title')}</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, fontSize: { md: '1.1rem' }, maxWidth: 560 }}>
            {t('hero.subtitle')}
          </Typography>
          <Paper variant="outlined" sx={{ mt: 3.5, p: { xs: 2, sm: 2.5 }, borderRadius: '24px', boxShadow: 2 }}>
            <MedicationSearch />
            <Divider sx={{ my: 2, typography: 'body2', color: 'text.secondary' }}>{t('hero.or')}</Divider>
            <PharmacySearch />
          </Paper>
        </div>
        <Box
          component="img"
          src="/images/hero.svg"
          alt=""
          width={760}
          height={540}
          fetchPriority="high"
          sx={{ display: { xs: 'none', md: 'block' }, width: '100%', height: 'auto' }}
        />
      </Container>
    </Box>
  );
}

const HERO_COLUMNS = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
};
