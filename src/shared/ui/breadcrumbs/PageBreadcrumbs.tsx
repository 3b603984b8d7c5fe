import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { TextWithLang } from '@/shared/ui/text-with-lang';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

interface PageBreadcrumbsProps {
  trail: readonly { label: string; to: string }[];
  current: string;
}

export function PageBreadcrumbs({ trail, current }: PageBreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <Breadcrumbs aria-label={t('breadcrumb')} sx={{ mb: 3, typography: 'body2', overflowWrap: 'anywhere' }}>
      {trail.map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to} color="inherit" variant="body2" sx={TOUCH_TARGET}>
          {label}
        </Link>
      ))}
      <Typography variant="body2" color="textPrimary" aria-current="page">
        <TextWithLang>{current}</TextWithLang>
      </Typography>
    </Breadcrumbs>
  );
}
