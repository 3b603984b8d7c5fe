import { useTranslation } from 'react-i18next';

import { PageTitle } from '@/shared/ui/page-title';

import { AboutHero } from './AboutHero';
import { ContactTeaser } from './ContactTeaser';
import { Figures } from './Figures';
import { Story } from './Story';
import { Team } from './Team';
import { Values } from './Values';

export function AboutPage() {
  const { t } = useTranslation('about');

  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <AboutHero />
      <Story />
      <Values />
      <Figures />
      <Team />
      <ContactTeaser />
    </>
  );
}
