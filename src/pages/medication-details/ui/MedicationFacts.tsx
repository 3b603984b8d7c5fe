import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { MedicationDetails } from '@contract/wire/medication';
import { useLanguage } from '@/shared/i18n';
import { isolateDoses, useFormat } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { TextWithLang } from '@/shared/ui/text-with-lang';

export function MedicationFacts({ details }: { details: MedicationDetails['details'] }) {
  const { t } = useTranslation(['medications', 'common']);
  const { date } = useFormat();
  const { language } = useLanguage();
  const missing = t('common:notAvailable');
  const inArabic = language === 'ar' ? details.active_ingredients_ar : null;

  return (
    <DescriptionList
      items={[
        {
          label: t('activeIngredients'),
          // The list may begin with an ingredient that is only known in English, by which the browser would set the whole list from left to
          // right.
          value: inArabic ? (
            <bdi dir="rtl">{inArabic}</bdi>
          ) : (
            <TextWithLang>{details.active_ingredients ?? missing}</TextWithLang>
          ),
        },
        { label: t('expiryDate'), value: details.expiry_date ? date(details.expiry_date) : missing },
        { label: t('manufacturer'), value: <TextWithLang>{details.manufacturer ?? missing}</TextWithLang> },
        { label: t('storage'), value: t('storageAdvice') },
      ]}
    />
  );
}

export function UsageFacts({ usage }: { usage: MedicationDetails['usage_and_side_effects'] }) {
  const { t } = useTranslation(['medications', 'common']);
  const { textOf } = useLanguage();
  const wordsOf = (...texts: Parameters<typeof textOf>) => (
    <TextWithLang>{isolateDoses(textOf(...texts) ?? t('common:notAvailable'))}</TextWithLang>
  );

  return (
    <>
      <DescriptionList
        items={[
          { label: t('dosage'), value: wordsOf(usage.dosage, usage.dosage_ar) },
          { label: t('sideEffects'), value: wordsOf(usage.side_effects, usage.side_effects_ar) },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('leaflet')}
      </Typography>
    </>
  );
}
