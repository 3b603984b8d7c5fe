import type { Area } from 'react-easy-crop';

const QUALITY = 0.9;

/** The chosen part of a picture as a file of its own, upright as the browser shows it, and its longer side no longer than is asked for. */
export async function cropPicture(file: File, { x, y, width, height }: Area, longest: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const cropped = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!cropped) throw new Error('The browser could not draw the picture');
  // A browser that writes no WebP writes PNG.
  return new File([cropped], 'picture', { type: cropped.type });
}
