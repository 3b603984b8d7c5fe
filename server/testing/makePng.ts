import sharp from 'sharp';

/** A plain picture. */
export const makePng = (width = 300, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
