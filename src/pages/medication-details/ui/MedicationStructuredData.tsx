import type { MedicationDetails } from '@contract/wire/medication';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { absoluteUrl } from '@/shared/lib/routing';
import { StructuredData } from '@/shared/ui/structured-data';

const IN_STOCK = 'https://schema.org/InStock';
const OUT_OF_STOCK = 'https://schema.org/OutOfStock';

/** Describes the medication as a `Product` of schema.org: what it is, who sells it, and its price. */
export function MedicationStructuredData({ medication }: { medication: MedicationDetails }) {
  const { nameOf, textOf } = useLanguage();
  const { details } = medication;

  return (
    <StructuredData
      type="Product"
      properties={{
        name: nameOf(medication),
        description: textOf(medication.description, medication.description_ar) ?? undefined,
        image: medication.image ? absoluteUrl(medication.image) : undefined,
        category: nameOf(medication.category),
        manufacturer: details.manufacturer ? { '@type': 'Organization', name: details.manufacturer } : undefined,
        offers: {
          '@type': 'Offer',
          price: medication.price.toFixed(2),
          priceCurrency: 'EGP',
          availability: medication.is_in_stock ? IN_STOCK : OUT_OF_STOCK,
          url: absoluteUrl(routeTo(ROUTES.medication, medication.id)),
          seller: { '@type': 'Pharmacy', name: nameOf(medication.pharmacy) },
        },
      }}
    />
  );
}
