import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FEATURED } from '@contract/listLimits';
import type { Pharmacy } from '@contract/wire/pharmacy';
import { PharmacyCard, PharmacyCardSkeleton, useGetPharmaciesQuery } from '@/entities/pharmacy';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { CardGrid, CardGridSkeleton } from '@/shared/ui/card-grid';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { TitledSection } from '@/shared/ui/section';

export function FeaturedPharmacies() {
  const { t } = useTranslation('home');

  return (
    <TitledSection
      title={t('featured.title')}
      subtitle={t('featured.subtitle')}
      action={
        <Button component={Link} to={ROUTES.pharmacies} variant="outlined">
          {t('featured.all')}
        </Button>
      }
    >
      <FirstPharmacies />
    </TitledSection>
  );
}

function FirstPharmacies() {
  const { t } = useTranslation('pharmacies');
  const { data: page, error, refetch } = useGetPharmaciesQuery({});

  if (error && !page) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  if (page?.data.length === 0) return <PageEmpty message={t('none')} />;
  if (!page) return <CardGridSkeleton count={FEATURED.pharmacies} card={PharmacyCardSkeleton} />;
  return (
    <CardGrid>
      {page.data.slice(0, FEATURED.pharmacies).map((pharmacy) => (
        <PharmacyCard
          key={pharmacy.id}
          pharmacy={pharmacy}
          heading="h3"
          action={<ViewPharmacy pharmacy={pharmacy} />}
        />
      ))}
    </CardGrid>
  );
}

function ViewPharmacy({ pharmacy }: { pharmacy: Pharmacy }) {
  const { t } = useTranslation('pharmacies');
  const { nameOf } = useLanguage();
  return (
    <Button
      component={Link}
      to={routeTo(ROUTES.pharmacy, pharmacy.id)}
      state={{ pharmacy }}
      fullWidth
      variant="outlined"
      aria-label={t('viewNamed', { name: nameOf(pharmacy) })}
    >
      {t('view')}
    </Button>
  );
}
