import sharp from 'sharp';

/** A picture of a single colour. */
export const makePng = (width = 300, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
