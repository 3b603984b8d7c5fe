import { useTranslation } from 'react-i18next';

import { PageTitle } from '@/shared/ui/page-title';

import { AppDownload } from './AppDownload';
import { FeaturedPharmacies } from './FeaturedPharmacies';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { OwnerInvitation } from './OwnerInvitation';

export function HomePage() {
  const { t } = useTranslation('home');

  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero />
      <HowItWorks />
      <FeaturedPharmacies />
      <AppDownload />
      <OwnerInvitation />
    </>
  );
}
