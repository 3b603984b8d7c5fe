import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href={`#${CONTENT_ID}`}
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
