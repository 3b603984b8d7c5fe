import type { Area } from 'react-easy-crop';

const QUALITY = 0.9;

/**
 * The cropped part of a picture as a file, scaled down if its longer side exceeds `longest`. The rotation in the file's metadata is
 * applied.
 */
export async function cropPicture(file: File, { x, y, width, height }: Area, longest: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  let cropped = await encode(canvas, 'image/webp');
  // Safari cannot encode WebP and falls back to PNG, which makes a photo several times as large. A JPEG has no transparency to lose, so it
  // can stay one.
  if (cropped?.type === 'image/png' && file.type === 'image/jpeg') cropped = await encode(canvas, 'image/jpeg');
  if (!cropped) throw new Error('The browser could not draw the picture');
  return new File([cropped], 'picture', { type: cropped.type });
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
