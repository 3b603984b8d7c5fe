import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { PlainList } from '@/shared/ui/plain-list';

import { type ArticlePart, idOf, numbered } from '../model/articlePart';

export function ArticleContents({ parts }: { parts: readonly ArticlePart[] }) {
  const { t } = useTranslation('site');
  const titleId = useId();

  return (
    <Paper component="nav" variant="outlined" aria-labelledby={titleId} sx={CARD}>
      <Typography id={titleId} sx={{ fontWeight: 600, mb: 1 }}>
        {t('article.contents')}
      </Typography>
      <PlainList component="ol">
        {parts.map(({ title }, index) => (
          <li key={title}>
            <Link
              component={RouterLink}
              to={`#${idOf(index)}`}
              // `Article` scrolls to the part itself.
              state={{ preventScrollReset: true }}
              color="textSecondary"
              variant="body2"
              sx={{ display: 'block', py: 0.75 }}
            >
              {numbered(index, title)}
            </Link>
          </li>
        ))}
      </PlainList>
    </Paper>
  );
}

const CARD = {
  p: 2.5,
  borderRadius: '16px',
  position: { md: 'sticky' },
  insetBlockStart: { md: 92 },
  // On a zoomed-in page the last links would otherwise be below the window until the end of the article.
  maxHeight: { md: 'calc(100vh - 112px)' },
  overflowY: { md: 'auto' },
};
