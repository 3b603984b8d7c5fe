import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { message } from '@contract/messages';
import { PICTURE } from '@contract/picture';
import { PLACEHOLDER } from '@/shared/config';
import { useSay } from '@/shared/i18n';
import { Picture } from '@/shared/ui/picture';

import { useFileUrl } from '../lib/useFileUrl';
import { CropDialog } from './CropDialog';

const MEGABYTES = PICTURE.bytes / 1024 / 1024;

/** What can be known of a file before it is sent; the server looks into it. */
function problemOf({ type, size }: File): string {
  if (!PICTURE.types.some((each) => each === type)) return message('imageTypeUnsupported');
  return size > PICTURE.bytes ? message('imageTooLarge', { max: MEGABYTES }) : '';
}

/** Picked or dropped, cut to a square, and shown as it will be. */
export function ImageField({ current }: { current: string | null }) {
  const { t } = useTranslation('inventory');
  const [{ value: image }, { error }] = useField<File | null>('image');
  const [{ value: refusal }] = useField<string>('image_refusal');
  const [{ value: isRemoved }] = useField<boolean>('remove_image');
  const { setFieldValue } = useFormikContext();
  const [picked, setPicked] = useState<File | null>(null);
  const preview = useFileUrl(image);
  const shown = preview ?? (isRemoved ? null : current);

  const setRefusal = (problem: string) => setFieldValue('image_refusal', problem);
  const pick = (file: File) => {
    const problem = problemOf(file);
    void setRefusal(problem);
    if (!problem) setPicked(file);
  };
  const take = (picture: File | null) => {
    setPicked(null);
    void setRefusal('');
    void setFieldValue('image', picture, false);
    void setFieldValue('remove_image', picture === null, false);
  };
  const giveUp = () => {
    setPicked(null);
    void setRefusal(message('imageDamaged'));
  };

  return (
    <DropZone isWrong={Boolean(refusal || error)} onPick={pick}>
      <Box sx={{ flexShrink: 0, width: 80 }}>
        <Picture
          src={shown}
          alt={shown ? t('image.preview') : ''}
          placeholder={PLACEHOLDER.medication}
          width={80}
          height={80}
          style={{ borderRadius: 8 }}
        />
      </Box>
      <Picker
        error={refusal || error}
        onPick={pick}
        onForget={refusal ? () => void setRefusal('') : undefined}
        onRemove={shown ? () => take(null) : undefined}
      />
      {picked && <CropDialog file={picked} onCropped={take} onFailed={giveUp} onClose={() => setPicked(null)} />}
    </DropZone>
  );
}

interface DropZoneProps {
  isWrong: boolean;
  onPick: (file: File) => void;
  children: ReactNode;
}

function DropZone({ isWrong, onPick, children }: DropZoneProps) {
  const { t } = useTranslation('inventory');
  const [isOver, setIsOver] = useState(false);
  const color = isWrong ? 'error.main' : 'divider';

  return (
    <Stack
      role="group"
      aria-label={t('fields.image')}
      direction="row"
      spacing={2}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onPick(file);
      }}
      sx={{
        p: 2,
        alignItems: 'center',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : color,
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      {children}
    </Stack>
  );
}

interface PickerProps {
  error: string | undefined;
  onPick: (file: File) => void;
  /** Left out where no file was refused. */
  onForget: (() => void) | undefined;
  /** Left out where there is nothing to remove. */
  onRemove: (() => void) | undefined;
}

function Picker({ error, onPick, onForget, onRemove }: PickerProps) {
  const { t } = useTranslation('inventory');
  const say = useSay();
  const hintId = useId();

  return (
    <Stack spacing={1} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
      <Typography variant="body2">{t('image.drop')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button component="label" role={undefined} tabIndex={-1} variant="outlined" size="small">
          {t('image.choose')}
          <input
            type="file"
            accept={PICTURE.types.join(',')}
            aria-label={t('image.choose')}
            aria-invalid={error ? true : undefined}
            aria-describedby={hintId}
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
          <Button size="small" onClick={onForget}>
            {t('image.forget')}
          </Button>
        )}
        {onRemove && (
          <Button size="small" color="error" onClick={onRemove}>
            {t('image.remove')}
          </Button>
        )}
      </Stack>
      <FormHelperText id={hintId} error={Boolean(error)} role={error ? 'alert' : undefined} sx={{ m: 0 }}>
        {error ? say(error) : t('image.hint', { max: MEGABYTES })}
      </FormHelperText>
    </Stack>
  );
}
