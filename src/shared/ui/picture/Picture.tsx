import Box from '@mui/material/Box';
import { type CSSProperties, useState } from 'react';

interface PictureProps {
  src: string | null;
  alt: string;
  /** Shown where there is no picture or it does not load. */
  placeholder: string;
  width: number;
  height: number;
  /** For the first pictures of a page, which load at once; the others load when they come near the window. */
  isEager?: boolean;
  style?: CSSProperties;
}

/** A picture that keeps its place while it loads and never shows a broken image. */
export function Picture({ src, alt, placeholder, width, height, isEager = false, style }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src === null || src === broken ? placeholder : src;

  return (
    <Box
      component="img"
      src={shown}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
      // A server-rendered picture may have failed before React listened for the error.
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      style={style}
      sx={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
        objectFit: 'cover',
      }}
    />
  );
}
