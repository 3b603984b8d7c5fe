import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { expiryState } from '@contract/product';
import { useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { FormCheckbox, FormDate, FormNumber, FormRow, FormSelect, FormTextField } from '@/shared/ui/form';
import { initialFocus } from '@/shared/ui/initial-focus';
import { PageError } from '@/shared/ui/page-state';

const ENGLISH = { htmlInput: { dir: 'auto' } } as const;
const ARABIC = { htmlInput: { dir: 'rtl', lang: 'ar' } } as const;

interface ProductFieldsProps {
  /** Puts the focus into the stock, for people who opened the dialog to update it. */
  isStockUpdate: boolean;
}

export function ProductFields({ isStockUpdate }: ProductFieldsProps) {
  const { t } = useTranslation('inventory');
  const { data: categories, isError, refetch } = useGetCategoriesQuery({});
  const isWithoutCategories = isError && !categories;
  const long = { multiline: true, minRows: 2, slotProps: ENGLISH } as const;

  return (
    <>
      {isWithoutCategories && <PageError message={t('categoriesFailed')} onRetry={refetch} />}
      <FormRow>
        <Names />
        <FormSelect
          name="category_id"
          label={t('fields.category')}
          options={categories}
          noOptions={isWithoutCategories ? t('categoriesFailed') : undefined}
        />
        <FormTextField name="generic_name" label={t('fields.genericName')} slotProps={ENGLISH} />
      </FormRow>
      <FormRow>
        <FormNumber name="price" label={t('fields.price')} unit={t('egp')} />
        <FormNumber
          isInteger
          name="stock"
          label={t('fields.stock')}
          // The person opened the dialog for this field.
          inputRef={isStockUpdate ? initialFocus : undefined}
        />
        <FormNumber isInteger name="lowStockAlert" label={t('fields.lowStockAlert')} />
        <ExpiryDate />
      </FormRow>
      <FormCheckbox
        name="prescription_required"
        label={t('fields.prescriptionRequired')}
        hint={t('prescriptionHint')}
      />
      <FormRow>
        <FormTextField name="active_ingredients" label={t('fields.activeIngredients')} slotProps={ENGLISH} />
        <FormTextField name="manufacturer" label={t('fields.manufacturer')} slotProps={ENGLISH} />
        <FormTextField name="strength" label={t('fields.strength')} helperText={t('optional')} slotProps={ENGLISH} />
        <FormTextField
          name="dosage_form"
          label={t('fields.dosageForm')}
          helperText={t('optional')}
          slotProps={ENGLISH}
        />
        <FormTextField name="dosage" label={t('fields.dosage')} {...long} />
        <FormTextField name="side_effects" label={t('fields.sideEffects')} {...long} />
      </FormRow>
      <FormTextField name="description" label={t('fields.description')} helperText={t('optional')} {...long} />
      <ArabicTexts />
    </>
  );
}

/** The reader's language comes first: two names in the other order would look like the same question twice. */
function Names() {
  const { t } = useTranslation('inventory');
  const { language } = useLanguage();
  const english = <FormTextField key="en" name="name" label={t('fields.name')} slotProps={ENGLISH} />;
  const arabic = (
    <FormTextField key="ar" name="name_ar" label={t('fields.nameAr')} helperText={t('optional')} slotProps={ARABIC} />
  );

  return language === 'ar' ? [arabic, english] : [english, arabic];
}

/** A past date is allowed, with a hint: expired units are in the stock until they are thrown away. */
function ExpiryDate() {
  const { t } = useTranslation('inventory');
  const [{ value: date }] = useField<string>('expiry_date');
  const isPast = expiryState(date || null, dayInCairo()) === 'expired';

  return (
    <FormDate name="expiry_date" label={t('fields.expiryDate')} helperText={t(isPast ? 'expiredHint' : 'optional')} />
  );
}

const FOLDED = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > summary': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', p: 2, cursor: 'pointer' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
};

/**
 * The Arabic texts, without which Arabic readers see the English ones. The section is open for people who read Arabic, and the form opens
 * it if one of its fields is invalid.
 */
function ArabicTexts() {
  const { t } = useTranslation('inventory');
  const { language } = useLanguage();
  const long = { multiline: true, minRows: 2, slotProps: ARABIC } as const;

  return (
    <Box component="details" open={language === 'ar'} sx={FOLDED}>
      <summary>
        {t('arabicTexts')}
        <ExpandMoreIcon color="action" />
      </summary>
      <Stack spacing={2} sx={{ p: 2, pt: 1 }}>
        <FormTextField name="generic_name_ar" label={t('fields.genericNameAr')} slotProps={ARABIC} />
        <FormTextField name="dosage_ar" label={t('fields.dosageAr')} {...long} />
        <FormTextField name="side_effects_ar" label={t('fields.sideEffectsAr')} {...long} />
        <FormTextField name="description_ar" label={t('fields.descriptionAr')} {...long} />
      </Stack>
    </Box>
  );
}
