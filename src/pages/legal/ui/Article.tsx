import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { PageTitle } from '@/shared/ui/page-title';

import { type ArticlePart, idOf, numbered } from '../model/articlePart';
import { ArticleContents } from './ArticleContents';

interface ArticleProps {
  title: string;
  description: string;
  /** An ISO date. */
  updated: string;
  intro: string;
  parts: readonly ArticlePart[];
}

/** A long text with its date and a table of contents, whose links can be shared. Speaks the texts of `site`. */
export function Article({ title, description, updated, intro, parts }: ArticleProps) {
  const { t } = useTranslation('site');
  const { date } = useFormat();
  useFocusOnNamedPart();

  return (
    <>
      <PageTitle title={title} description={description} />
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('article.updated', { date: date(updated) })}
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: '70ch', fontSize: '1.1rem', lineHeight: 1.7 }}>{intro}</Typography>
      <Box sx={COLUMNS}>
        <ArticleContents parts={parts} />
        <Box component="article" aria-label={title} sx={{ maxWidth: '70ch', lineHeight: 1.8 }}>
          {parts.map((part, index) => (
            <Box component="section" key={part.title} aria-labelledby={idOf(index)} sx={{ mb: 4 }}>
              <Typography id={idOf(index)} variant="h5" component="h2" tabIndex={-1} sx={HEADING}>
                {numbered(index, part.title)}
              </Typography>
              {part.paragraphs.map((paragraph) => (
                <Typography key={paragraph} sx={{ mb: 1.5, lineHeight: 'inherit' }}>
                  {paragraph}
                </Typography>
              ))}
              {part.points && (
                <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, '& li': { mb: 1 } }}>
                  {part.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Box>
              )}
            </Box>
          ))}
          <Typography sx={{ pt: 3, borderBlockStart: '1px solid', borderColor: 'divider' }}>
            {t('article.questions')}{' '}
            <Link component={RouterLink} to={ROUTES.contact} underline="always">
              {t('article.contact')}
            </Link>
          </Typography>
        </Box>
      </Box>
    </>
  );
}

/** The browser looks for the part in the address before the lazy page is rendered, so scrolling and focusing happen here. */
function useFocusOnNamedPart() {
  const { hash, key } = useLocation();

  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [hash, key]);
}

const COLUMNS = {
  mt: 4,
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  alignItems: 'start',
};

const HEADING = { mb: 1.5, outline: 'none', scrollMarginBlockStart: 16 };
