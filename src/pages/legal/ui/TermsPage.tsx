import { useTranslation } from 'react-i18next';

import { Article } from './Article';

/** Has to be updated with the text. */
const UPDATED = '2026-11-30';

export function TermsPage() {
  const { t } = useTranslation('terms');

  return (
    <Article
      title={t('title')}
      description={t('description')}
      updated={UPDATED}
      intro={t('intro')}
      parts={t('sections', { returnObjects: true })}
    />
  );
}
