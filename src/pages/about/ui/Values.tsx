import AccessibilityIcon from '@mui/icons-material/AccessibilityNewOutlined';
import FavoriteIcon from '@mui/icons-material/FavoriteBorderOutlined';
import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { PlainList } from '@/shared/ui/plain-list';
import { TitledSection } from '@/shared/ui/section';

const VALUES = [
  { Icon: FavoriteIcon, title: 'values.patient', body: 'values.patientBody' },
  { Icon: ShieldIcon, title: 'values.trust', body: 'values.trustBody' },
  { Icon: AccessibilityIcon, title: 'values.access', body: 'values.accessBody' },
] as const;

export function Values() {
  const { t } = useTranslation('about');

  return (
    <TitledSection title={t('values.title')} subtitle={t('values.subtitle')}>
      <PlainList sx={GRID}>
        {VALUES.map(({ Icon, title, body }) => (
          <Stack key={title} component="li" direction={{ xs: 'row', md: 'column' }} spacing={2}>
            <Box sx={ICON_GROUND}>
              <Icon />
            </Box>
            <div>
              <Typography variant="h3" sx={{ mb: 0.75 }}>
                {t(title)}
              </Typography>
              <Typography color="textSecondary">{t(body)}</Typography>
            </div>
          </Stack>
        ))}
      </PlainList>
    </TitledSection>
  );
}

const GRID = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
};

const ICON_GROUND = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  color: 'secondary.main',
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.14)',
};
