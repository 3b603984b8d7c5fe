import { createHash } from 'node:crypto';

import { message, type MessageKey, type MessageValues } from '@contract/messages';
import { PICTURE, PICTURE_PATH, PICTURE_SIZES } from '@contract/picture';

import { HttpError } from '../errors';

const SECONDS_TO_DRAW = 10;
const QUALITY = 82;

/** How each kind begins: neither the name of a file nor what its sender says of it is worth anything. */
const BEGINNINGS: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** A picture that was drawn anew and is not kept yet. */
export interface Picture {
  /** The path that will lead to its large size. */
  path: string;
  files: { name: string; bytes: Buffer }[];
}

const refuse = (status: number, key: MessageKey, values?: MessageValues) =>
  new HttpError(status, message(key, values), { errors: { image: [message(key, values)] } });

/**
 * Draws a sent picture anew as WebP in our sizes, turned upright, without what was written into it: place, time, camera, scripts.
 * 415 for anything but JPEG, PNG and WebP, 413 for too many bytes, 422 for too many pixels and for what cannot be read.
 */
export async function makePicture(sent: Buffer): Promise<Picture> {
  if (sent.length > PICTURE.bytes) throw refuse(413, 'imageTooLarge', { max: PICTURE.bytes / 1024 / 1024 });
  if (!BEGINNINGS.some((isThis) => isThis(sent))) throw refuse(415, 'imageTypeUnsupported');

  // Loaded with the first picture: it is as large as a fifth of the idle server.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const opened = sharp(sent, { limitInputPixels: PICTURE.pixels, failOn: 'error' });
  const draw = (size: number) =>
    opened
      .clone()
      .timeout({ seconds: SECONDS_TO_DRAW })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  const { width, height } = await opened.metadata().catch(unreadable);
  if (width * height > PICTURE.pixels) throw refuse(422, 'imageTooManyPixels');
  const large = await draw(PICTURE_SIZES.large).catch(unreadable);
  const small = await draw(PICTURE_SIZES.small).catch(unreadable);

  const hash = createHash('sha256').update(large).digest('hex').slice(0, 32);
  const nameOf = (size: number) => `${hash}-${size}.webp`;
  return {
    path: PICTURE_PATH + nameOf(PICTURE_SIZES.large),
    files: [
      { name: nameOf(PICTURE_SIZES.large), bytes: large },
      { name: nameOf(PICTURE_SIZES.small), bytes: small },
    ],
  };
}

function unreadable(error: unknown): never {
  const isTooMany = error instanceof Error && error.message.includes('pixel limit');
  throw refuse(422, isTooMany ? 'imageTooManyPixels' : 'imageDamaged');
}
