import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { PharmacyPicture, useRandomPicture } from '@/entities/pharmacy';
import { HeroBand } from '@/shared/ui/section';

export function AboutHero() {
  const { t } = useTranslation('about');
  const picture = useRandomPicture();

  return (
    <HeroBand>
      <div>
        <Typography sx={{ color: 'secondary.main', fontWeight: 600, mb: 1.5 }}>{t('hero.kicker')}</Typography>
        <Typography variant="h1">{t('hero.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 2, fontSize: { md: '1.1rem' }, maxWidth: 560 }}>
          {t('hero.subtitle')}
        </Typography>
      </div>
      <PharmacyPicture src={picture} isEager />
    </HeroBand>
  );
}
