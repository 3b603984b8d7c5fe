import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { scrollIntoView } from '@/shared/lib/screen';
import { useCopy } from '@/shared/lib/toast';
import { PlainList } from '@/shared/ui/plain-list';
import { useBlockUnload } from '@/shared/ui/unsaved';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows recovery codes, which are shown only once. They stay until the person confirms that they are saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('settings');
  const text = codes.join('\n');
  const copy = useCopy();
  useBlockUnload(() => true);

  return (
    <Stack spacing={2.5}>
      {/* The dialog may still be scrolled down to the field of the step before. */}
      <Alert ref={scrollIntoView} severity="warning" role="note">
        {t('twoFactor.codesBody')}
      </Alert>
      <PlainList aria-label={t('twoFactor.codesList')} sx={CODES}>
        {codes.map((code) => (
          <Typography
            key={code}
            component="li"
            dir="ltr"
            sx={{ fontFamily: 'monospace', fontSize: 14, whiteSpace: 'nowrap' }}
          >
            {code}
          </Typography>
        ))}
      </PlainList>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy(text, t('twoFactor.copied'), t('twoFactor.copyFailed'))}>
          {t('twoFactor.copy')}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('twoFactor.fileName')}
        >
          {t('twoFactor.download')}
        </Button>
      </Stack>
      <Button variant="contained" onClick={onSaved}>
        {t('twoFactor.saved')}
      </Button>
    </Stack>
  );
}

const CODES = {
  display: 'grid',
  // Two columns of five codes, or one column if the letters are large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(11ch, 40%), 1fr))',
  gap: 1,
  p: 1.5,
  textAlign: 'center',
  borderRadius: 1,
  bgcolor: 'action.hover',
};
