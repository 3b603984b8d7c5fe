import type { Area } from 'react-easy-crop';

/** The longer side of what is sent: the server keeps less, and a photo from a telephone is ten times that. */
const SIDE = 1024;
const QUALITY = 0.9;

/** The chosen square of a picture as a file of its own, upright as the browser shows it. */
export async function cropPicture(file: File, { x, y, width, height }: Area): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(SIDE, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  const cropped = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!cropped) throw new Error('The browser could not draw the picture');
  // A browser that writes no WebP writes PNG.
  return new File([cropped], 'picture', { type: cropped.type });
}
