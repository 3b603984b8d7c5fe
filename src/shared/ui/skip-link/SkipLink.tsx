import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

export const CONTENT_ID = 'content';

/** Leaves the address as it is: what stands behind its # may be a link's token, and what came along with it a person's errand. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const content = document.getElementById(CONTENT_ID);
  content?.scrollIntoView();
  content?.focus({ preventScroll: true });
}

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={skip}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        insetBlockStart: -80,
        zIndex: 'tooltip',
        p: 1,
        bgcolor: 'background.paper',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {t('skipToContent')}
    </Link>
  );
}
