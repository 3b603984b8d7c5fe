import { isOpenAllDay } from '@contract/formatTime';
import type { WeekDay } from '@contract/validation/fields';
import type { Pharmacy } from '@contract/wire/pharmacy';
import { PLACEHOLDER, ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { absoluteUrl } from '@/shared/lib/routing';
import { StructuredData } from '@/shared/ui/structured-data';

/** schema.org names weekdays in English, with a capital. */
const DAY = {
  saturday: 'Saturday',
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
} as const satisfies Record<WeekDay, string>;

/** Describes the pharmacy to search engines by schema.org: where it is, when it is open and how to reach it. */
export function PharmacyStructuredData({ pharmacy }: { pharmacy: Pharmacy }) {
  const { nameOf, textOf } = useLanguage();
  const isAllDay = isOpenAllDay(pharmacy.opening_time, pharmacy.closing_time);

  return (
    <StructuredData
      type="Pharmacy"
      properties={{
        name: nameOf(pharmacy),
        url: absoluteUrl(routeTo(ROUTES.pharmacy, pharmacy.id)),
        image: absoluteUrl(pharmacy.image ?? PLACEHOLDER.pharmacy),
        telephone: pharmacy.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: textOf(pharmacy.address, pharmacy.address_ar),
          addressLocality: nameOf(pharmacy.city),
          addressRegion: nameOf(pharmacy.governorate),
          addressCountry: 'EG',
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: pharmacy.working_days.map((day) => DAY[day]),
          opens: isAllDay ? '00:00' : pharmacy.opening_time,
          closes: isAllDay ? '23:59' : pharmacy.closing_time,
        },
      }}
    />
  );
}
