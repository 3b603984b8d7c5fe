import Box from '@mui/material/Box';
import { type CSSProperties, useState } from 'react';

interface PictureProps {
  src: string | null;
  alt: string;
  /** Shown where there is no picture or it does not load. */
  placeholder: string;
  width: number;
  height: number;
  /** The first pictures of a page load at once, the rest when they come near. */
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
      // One that a server rendered may have failed before anybody listened.
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
