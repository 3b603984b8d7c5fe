import AndroidIcon from '@mui/icons-material/Android';
import AppleIcon from '@mui/icons-material/Apple';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { Tag } from '@/shared/ui/tag';

import { PictureSection } from './PictureSection';

export function AppDownload() {
  const { t } = useTranslation('home');

  return (
    <PictureSection title={t('app.title')} body={t('app.body')} isPictureFirst>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button disabled variant="outlined" size="large" startIcon={<AppleIcon />}>
          {t('app.apple')}
        </Button>
        <Button disabled variant="outlined" size="large" startIcon={<AndroidIcon />}>
          {t('app.google')}
        </Button>
        <Tag color="secondary">{t('app.soon')}</Tag>
      </Stack>
    </PictureSection>
  );
}
