import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

export const CONTENT_ID = 'content';

/** Does not change the address: its hash may hold a token, and its history entry the state passed to this page. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const content = document.getElementById(CONTENT_ID);
  content?.scrollIntoView();
  content?.focus({ preventScroll: true });
}

/** The first stop of Tab: skips the header. */
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
