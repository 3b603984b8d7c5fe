import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { PlainList } from '@/shared/ui/plain-list';
import { TitledSection } from '@/shared/ui/section';

/** Each role has texts and a drawn portrait in public/images/team. */
const ROLES = [
  'founder',
  'pharmacist',
  'technology',
  'operations',
  'partnerships',
  'product',
  'design',
  'frontend',
  'backend',
  'quality',
  'support',
] as const;

export function Team() {
  const { t } = useTranslation('about');

  return (
    <TitledSection title={t('team.title')} subtitle={t('team.subtitle')}>
      <PlainList direction="row" sx={GRID}>
        {ROLES.map((role) => (
          <Box component="li" key={role} sx={{ width: { xs: 'calc(50% - 8px)', sm: 152 }, textAlign: 'center' }}>
            <Box
              component="img"
              src={`/images/team/${role}.svg`}
              alt=""
              width={140}
              height={140}
              loading="lazy"
              sx={PORTRAIT}
            />
            <Typography variant="h6" component="h3" sx={{ mt: 1.5 }}>
              {t(`team.${role}`)}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </TitledSection>
  );
}

const GRID = {
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 4,
};

const PORTRAIT = { width: '100%', maxWidth: 140, height: 'auto', borderRadius: '50%' };
