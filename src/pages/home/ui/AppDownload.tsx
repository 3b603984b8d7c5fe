import { useTranslation } from 'react-i18next';

import { InstallButtons } from '@/features/install-app';

import { PictureSection } from './PictureSection';

export function AppDownload() {
  const { t } = useTranslation('home');

  return (
    <PictureSection title={t('app.title')} body={t('app.body')} isPictureFirst>
      <InstallButtons />
    </PictureSection>
  );
}
