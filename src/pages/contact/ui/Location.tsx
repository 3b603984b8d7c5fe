import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { createSearchParams } from 'react-router-dom';

import { ContactCard } from './ContactCard';

const MAPS = 'https://www.openstreetmap.org/search';

/** The map is a drawing: no third party learns who reads this page until they follow the link. */
export function Location() {
  const { t } = useTranslation('contact');
  const address = t('place.address');

  return (
    <ContactCard title={t('place.title')}>
      <Box component="img" src="/images/map-giza.svg" alt="" width={640} height={280} loading="lazy" sx={MAP} />
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <PlaceIcon color="primary" />
        <Typography sx={{ fontWeight: 600 }}>{address}</Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t('place.body')}
      </Typography>
      <Button
        href={`${MAPS}?${createSearchParams({ query: address })}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
      >
        {t('place.map')}
      </Button>
    </ContactCard>
  );
}

const MAP = { display: 'block', width: '100%', height: 'auto', borderRadius: '12px' };
