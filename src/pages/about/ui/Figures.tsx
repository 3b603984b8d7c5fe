import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Ltr } from '@/shared/ui/ltr';
import { FullWidth } from '@/shared/ui/section';

const FIGURES = [
  { value: 'figures.pharmacies', label: 'figures.pharmaciesLabel' },
  { value: 'figures.medications', label: 'figures.medicationsLabel' },
  { value: 'figures.customers', label: 'figures.customersLabel' },
  { value: 'figures.cities', label: 'figures.citiesLabel' },
] as const;

/** The figures come from the marketing texts; nothing is counted. */
export function Figures() {
  const { t } = useTranslation('about');
  const titleId = useId();

  return (
    <FullWidth titleId={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 4, textAlign: 'center' }}>
        {t('figures.title')}
      </Typography>
      <Box component="dl" sx={GRID}>
        {FIGURES.map(({ value, label }) => (
          // The number is shown above its label, but screen readers read the label first.
          <Box key={value} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" color="textSecondary">
              {t(label)}
            </Typography>
            <Typography component="dd" variant="h1" sx={{ m: 0, color: 'primary.main' }}>
              <Ltr>{t(value)}</Ltr>
            </Typography>
          </Box>
        ))}
      </Box>
    </FullWidth>
  );
}

const GRID = {
  m: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  textAlign: 'center',
};
