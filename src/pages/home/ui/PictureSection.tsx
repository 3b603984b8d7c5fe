import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { PharmacyPicture, useRandomPicture } from '@/entities/pharmacy';
import { FullWidth } from '@/shared/ui/section';

interface PictureSectionProps {
  title: string;
  body: string;
  isPictureFirst?: boolean;
  children: ReactNode;
}

/** A text with buttons, beside the picture of a random pharmacy. */
export function PictureSection({ title, body, isPictureFirst = false, children }: PictureSectionProps) {
  const titleId = useId();
  // Two of these sections follow each other, and need different pictures.
  const picture = useRandomPicture(isPictureFirst ? 1 : 0);

  return (
    <FullWidth titleId={titleId}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
            {body}
          </Typography>
          {children}
        </div>
        <Box sx={{ order: { sm: isPictureFirst ? -1 : 0 } }}>
          <PharmacyPicture src={picture} />
        </Box>
      </Box>
    </FullWidth>
  );
}
