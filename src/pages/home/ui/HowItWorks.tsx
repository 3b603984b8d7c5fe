import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import SearchIcon from '@mui/icons-material/Search';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { TitledSection } from '@/shared/ui/section';

const STEPS = [
  { Icon: SearchIcon, title: 'steps.search', body: 'steps.searchBody' },
  { Icon: ShoppingBagIcon, title: 'steps.order', body: 'steps.orderBody' },
  { Icon: LocalShippingIcon, title: 'steps.receive', body: 'steps.receiveBody' },
] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');

  return (
    <TitledSection title={t('steps.title')} subtitle={t('steps.subtitle')}>
      <Box
        component="ol"
        role="list"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {STEPS.map(({ Icon, title, body }) => (
          <Stack key={title} component="li" direction={{ xs: 'row', sm: 'column' }} spacing={2}>
            <Box sx={STEP_ICON}>
              <Icon />
            </Box>
            <div>
              <Typography variant="h3">{t(title)}</Typography>
              <Typography color="textSecondary" sx={{ mt: 0.75 }}>
                {t(body)}
              </Typography>
            </div>
          </Stack>
        ))}
      </Box>
    </TitledSection>
  );
}

const STEP_ICON = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  color: 'primary.main',
  bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.14)',
};
