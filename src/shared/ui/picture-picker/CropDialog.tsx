import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';

import { useIsMounted } from '@/shared/lib/mounted';
import { FormDialog } from '@/shared/ui/form-dialog';

import { cropPicture } from './cropPicture';
import { useFileUrl } from './useFileUrl';

interface CropDialogProps {
  file: File;
  /** Width divided by height. */
  aspect: number;
  longest: number;
  onCropped: (picture: File) => void;
  onFailed: () => void;
  onClose: () => void;
}

/** Cuts a picture to the shape in which it is shown: by hand, wheel, slider or arrow keys. */
export function CropDialog({ file, aspect, longest, onCropped, onFailed, onClose }: CropDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const url = useFileUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isMounted = useIsMounted();

  const use = async (chosen: Area) => {
    setIsBusy(true);
    const picture = await cropPicture(file, chosen, longest).catch(() => null);
    if (!isMounted()) return;
    if (picture) onCropped(picture);
    else onFailed();
  };

  return (
    <FormDialog title={t('image.crop')} onClose={onClose}>
      <Stack spacing={2}>
        <Box
          dir="ltr"
          sx={{
            position: 'relative',
            height: 280,
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'grey.900',
            // The outline is inside, because the crop area may be as high as the box, which hides anything outside.
            '& [role="group"]:focus-visible': { outline: '3px solid', outlineColor: 'common.white', outlineOffset: -3 },
          }}
        >
          {url && (
            <Cropper
              image={url}
              aspect={aspect}
              crop={crop}
              zoom={zoom}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              mediaProps={{ onError: onFailed }}
              cropperProps={{ role: 'group', 'aria-label': t('image.position') }}
            />
          )}
        </Box>
        <Slider
          aria-label={t('image.zoom')}
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          onChange={(_event, value) => setZoom(value)}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="contained" disabled={!area} loading={isBusy} onClick={() => area && void use(area)}>
            {t('image.use')}
          </Button>
        </Stack>
      </Stack>
    </FormDialog>
  );
}
