import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { PICTURE } from '@contract/picture';
import { FileButton } from '@/shared/ui/file-drop';

export const MEGABYTES = PICTURE.bytes / 1024 / 1024;

interface PictureButtonsProps {
  error: string | undefined;
  isBusy: boolean;
  onPick: (file: File) => void;
  onForget: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function PictureButtons({ error, isBusy, onPick, onForget, onRetry, onRemove }: PictureButtonsProps) {
  const { t } = useTranslation(['staff', 'common']);
  const hintId = useId();

  return (
    <Stack spacing={1} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
      <Typography variant="body2">{t('image.drop')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={BUTTONS}>
        {onRetry && (
          <Button variant="contained" size="small" disabled={isBusy} onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        <FileButton
          label={t('image.choose')}
          accept={PICTURE.types.join(',')}
          onPick={onPick}
          input={{ disabled: isBusy, 'aria-invalid': error ? true : undefined, 'aria-describedby': hintId }}
          variant="outlined"
          size="small"
        />
        {onForget && (
          <Button size="small" disabled={isBusy} onClick={onForget}>
            {t('image.forget')}
          </Button>
        )}
        {onRemove && (
          <Button size="small" color="error" disabled={isBusy} onClick={onRemove}>
            {t('image.remove')}
          </Button>
        )}
      </Stack>
      <FormHelperText id={hintId} error={Boolean(error)} role={error ? 'alert' : 'status'} sx={{ m: 0 }}>
        {error || (isBusy ? t('image.uploading') : t('image.hint', { max: MEGABYTES }))}
      </FormHelperText>
    </Stack>
  );
}

const BUTTONS = {
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  // On a phone, where the buttons are below each other, the text of a button without an outline is aligned with the others.
  '& > .MuiButton-text': { marginInlineStart: { xs: -2.5, sm: 0 } },
};
