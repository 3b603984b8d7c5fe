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
  /** Names the whole picker: what the picture is of. */
  label: string;
  alt: string;
  /** The cropped picture, before it is stored. */
  picture: File | null;
  /** The address of the stored picture. */
  current: string | null;
  placeholder: string;
  /** The size on the screen in pixels; a picture is cropped to this shape. */
  shape: { width: number; height: number };
  /** The longer side of the uploaded picture in pixels: photos are several times larger than what the server keeps. */
  longest: number;
  /** Why the last file was not accepted, or why it could not be stored. */
  error: string | undefined;
  isBusy?: boolean;
  /** Called with the error of a file that is not accepted, and with an empty string to clear it. */
  onRefused: (problem: string) => void;
  onTaken: (picture: File) => void;
  /** Discards the new picture; undefined if there is none. */
  onForget: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Removes the stored picture; undefined if there is none. */
  onRemove: (() => void) | undefined;
}

/** A first check before uploading; the server checks the content of the file. */
function problemOf({ type, size }: File): string {
  if (!PICTURE.types.some((each) => each === type)) return message('imageTypeUnsupported');
  return size > PICTURE.bytes ? message('imageTooLarge', { max: MEGABYTES }) : '';
}

/** Lets a picture be picked or dropped, cropped, and previewed. Uses the texts of `staff`. */
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
  // A wide picture leaves no room beside it on a phone.
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
