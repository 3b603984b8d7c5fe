import FlagIcon from '@mui/icons-material/FlagOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FullWidth } from '@/shared/ui/section';

const AIMS = [
  { Icon: FlagIcon, title: 'mission.title', body: 'mission.body' },
  { Icon: VisibilityIcon, title: 'vision.title', body: 'vision.body' },
] as const;

/** How the company began, and what it aims at. */
export function Story() {
  const { t } = useTranslation('about');
  const titleId = useId();

  return (
    <FullWidth titleId={titleId}>
      <Box sx={COLUMNS}>
        <div>
          <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
            {t('story.title')}
          </Typography>
          <Stack spacing={2} sx={{ lineHeight: 1.8 }}>
            <Typography sx={{ lineHeight: 'inherit' }}>{t('story.first')}</Typography>
            <Typography sx={{ lineHeight: 'inherit' }}>{t('story.second')}</Typography>
          </Stack>
        </div>
        <Stack spacing={2}>
          {AIMS.map(({ Icon, title, body }) => (
            <Card key={title} sx={{ p: 3, bgcolor: 'background.default' }}>
              <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1 }}>
                <Icon color="primary" />
                <Typography variant="h3">{t(title)}</Typography>
              </Stack>
              <Typography color="textSecondary">{t(body)}</Typography>
            </Card>
          ))}
        </Stack>
      </Box>
    </FullWidth>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
};
