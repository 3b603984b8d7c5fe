import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { SITE_LINKS } from '@/shared/config';
import { PublicHeading } from '@/shared/ui/page-heading';
import { PlainList } from '@/shared/ui/plain-list';

export function SiteMapPage() {
  const { t } = useTranslation(['site', 'common']);

  return (
    <>
      <PublicHeading title={t('siteMap.title')} subtitle={t('siteMap.body')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' } }}>
        {SITE_LINKS.map(({ title, links }) => (
          <Paper key={title} component="section" variant="outlined" sx={{ p: 3, borderRadius: '16px' }}>
            <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
              {t(`common:${title}`)}
            </Typography>
            <PlainList>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.75 }}>
                    {t(`common:${label}`)}
                  </Link>
                </li>
              ))}
            </PlainList>
          </Paper>
        ))}
      </Box>
    </>
  );
}
