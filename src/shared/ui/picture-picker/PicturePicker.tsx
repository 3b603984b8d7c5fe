import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';

import { message } from '@contract/messages';
import { PICTURE } from '@contract/picture';
import { DropZone } from '@/shared/ui/file-drop';
import { Picture } from '@/shared/ui/picture';

import { CropDialog } from './CropDialog';
import { MEGABYTES, PictureButtons } from './PictureButtons';
import { useFileUrl } from './useFileUrl';

interface PicturePickerProps {
  /** What the picture is of, said of the whole. */
  label: string;
  alt: string;
  /** Cut, and not kept by the server yet. */
  picture: File | null;
  /** What the server has. */
  current: string | null;
  placeholder: string;
  /** In pixels on the screen; a picture is cut to this shape. */
  shape: { width: number; height: number };
  /** Pixels of the longer side of what is sent: the server keeps less, and a photo from a telephone is several times that. */
  longest: number;
  /** Why the last file cannot be it, or why it was not kept. */
  error: string | undefined;
  isBusy?: boolean;
  /** A file that cannot be it, and the message that says why; an empty one where there is none to speak of any more. */
  onRefused: (problem: string) => void;
  onTaken: (picture: File) => void;
  /** Left out where there is nothing to go on without. */
  onForget: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Left out where there is nothing to remove. */
  onRemove: (() => void) | undefined;
}

/** What can be known of a file before it is sent; the server looks into it. */
function problemOf({ type, size }: File): string {
  if (!PICTURE.types.some((each) => each === type)) return message('imageTypeUnsupported');
  return size > PICTURE.bytes ? message('imageTooLarge', { max: MEGABYTES }) : '';
}

/** Picked or dropped, cut to its shape, and shown as it will be. Speaks the texts of `staff`. */
export function PicturePicker({
  label,
  alt,
  picture,
  current,
  placeholder,
  shape,
  longest,
  error,
  isBusy = false,
  onRefused,
  onTaken,
  ...presses
}: PicturePickerProps) {
  const [picked, setPicked] = useState<File | null>(null);
  const shown = useFileUrl(picture) ?? current;
  // It leaves no room beside it on a phone.
  const isWide = shape.width > shape.height;

  const pick = (file: File) => {
    const problem = problemOf(file);
    onRefused(problem);
    if (!problem) setPicked(file);
  };
  const take = (cropped: File) => {
    setPicked(null);
    onTaken(cropped);
  };
  const giveUp = () => {
    setPicked(null);
    onRefused(message('imageDamaged'));
  };

  return (
    <DropZone
      label={label}
      isWrong={Boolean(error)}
      onPick={isBusy ? null : pick}
      direction={isWide ? { xs: 'column', sm: 'row' } : 'row'}
      spacing={2}
      sx={{ p: 2, alignItems: isWide ? { xs: 'flex-start', sm: 'center' } : 'center' }}
    >
      <Box sx={{ flexShrink: 0, width: shape.width, maxWidth: '100%' }}>
        <Picture src={shown} alt={shown ? alt : ''} placeholder={placeholder} {...shape} style={{ borderRadius: 8 }} />
        {isBusy && <LinearProgress aria-hidden sx={{ mt: 1, borderRadius: 1 }} />}
      </Box>
      <PictureButtons {...presses} error={error} isBusy={isBusy} onPick={pick} />
      {picked && (
        <CropDialog
          file={picked}
          aspect={shape.width / shape.height}
          longest={longest}
          onCropped={take}
          onFailed={giveUp}
          onClose={() => setPicked(null)}
        />
      )}
    </DropZone>
  );
}
