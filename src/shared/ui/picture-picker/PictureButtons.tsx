import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { PICTURE } from '@contract/picture';

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
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {onRetry && (
          <Button variant="contained" size="small" disabled={isBusy} onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        <Button component="label" role={undefined} tabIndex={-1} variant="outlined" size="small" disabled={isBusy}>
          {t('image.choose')}
          <input
            type="file"
            accept={PICTURE.types.join(',')}
            aria-label={t('image.choose')}
            aria-invalid={error ? true : undefined}
            aria-describedby={hintId}
            disabled={isBusy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onPick(file);
              // The same file may be picked again.
              target.value = '';
            }}
            style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
          />
        </Button>
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
