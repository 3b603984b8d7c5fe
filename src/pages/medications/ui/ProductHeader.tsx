import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { MedicationCard } from '@contract/wire/medication';
import { MedicationPicture } from '@/entities/medication';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useMedicineName, withNonBreakingSpaces } from '@/shared/lib/format';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { MedicineName } from '@/shared/ui/medicine-name';
import { PageTitle } from '@/shared/ui/page-title';
import { TextWithLang } from '@/shared/ui/text-with-lang';

interface ProductHeaderProps {
  medication: MedicationCard;
  /** Whether the offer that the others are compared with still has a page. */
  isOffered: boolean;
}

/** The medicine whose offers are compared, and the way back to its page. */
export function ProductHeader({ medication, isOffered }: ProductHeaderProps) {
  const { t } = useTranslation(['medications', 'common']);
  const { textOf } = useLanguage();
  const name = useMedicineName()(medication);

  return (
    <>
      <PageTitle title={t('offersOf', { name })} />
      <PageBreadcrumbs
        trail={[
          { label: t('common:nav.home'), to: ROUTES.home },
          { label: t('title'), to: ROUTES.medications },
          ...(isOffered ? [{ label: withNonBreakingSpaces(name), to: routeTo(ROUTES.medication, medication.id) }] : []),
        ]}
        current={t('compared')}
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
        <Box sx={PICTURE}>
          <MedicationPicture src={medication.image} alt="" isEager />
        </Box>
        <Box sx={NAMES}>
          <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            <MedicineName medicine={medication} />
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <TextWithLang>
              {textOf(medication.generic_name, medication.generic_name_ar) ?? t('common:notAvailable')}
            </TextWithLang>
          </Typography>
        </Box>
      </Stack>
    </>
  );
}

/** With large text the name wraps below the picture: it needs the whole width of a phone, or a strength would break in two. */
const NAMES = { flex: '1 1 11rem', minWidth: 0 };
const PICTURE = { flexShrink: 0, width: { xs: 88, sm: 120 } };

export function ProductHeaderSkeleton() {
  const { t } = useTranslation(['medications', 'common']);
  return (
    <Box role="status" aria-label={t('common:loading')}>
      <PageTitle title={t('title')} />
      <Skeleton width={260} sx={{ mb: 3 }} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3 }}>
        <Skeleton variant="rounded" sx={{ ...PICTURE, height: 'auto', aspectRatio: '4 / 3' }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="60%" sx={{ fontSize: '2rem' }} />
          <Skeleton width="35%" />
        </Box>
      </Stack>
    </Box>
  );
}
