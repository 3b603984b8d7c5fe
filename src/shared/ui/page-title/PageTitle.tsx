import { useTranslation } from 'react-i18next';

interface PageTitleProps {
  title: string;
  description?: string;
}

/** The document's title and description; React moves both into the head. */
export function PageTitle({ title, description }: PageTitleProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('pageTitle', { title })}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
