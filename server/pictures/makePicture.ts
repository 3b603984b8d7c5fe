import { randomBytes } from 'node:crypto';
import fastq from 'fastq';
import type { Metadata, Sharp } from 'sharp';

import { message, type MessageKey, type MessageValues } from '@contract/messages';
import { PICTURE, PICTURE_PATH, PICTURE_SIZES, type PictureKind } from '@contract/picture';

import { HttpError, unavailable } from '../errors';

const TIMEOUT_SECONDS = 10;
const QUALITY = 82;
/** So many take a few seconds together; one more would wait too long. */
const MAX_WAITING = 16;
/** The decoded size of the largest allowed photo, with eight bits per colour. */
const MAX_DECODED_BYTES = PICTURE.pixels * 3;

/** The first bytes of each kind of file, since its name and the type that the sender claims prove nothing. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

interface SentPicture {
  bytes: Buffer;
  /** What the picture shows, which decides its sizes. */
  of: PictureKind;
}

/** A picture that was re-encoded and is not stored yet. */
export interface Picture {
  /** The path of its large size. */
  path: string;
  files: { name: string; bytes: Buffer }[];
}

const refuse = (status: number, key: MessageKey, values?: MessageValues) =>
  new HttpError(status, message(key, values), { errors: { image: [message(key, values)] } });

/** One at a time: Node has four threads for such work, and signing in, which hashes a password, needs them too. */
const encodings = fastq.promise(encode, 1);

/**
 * Re-encodes an uploaded picture as WebP in our sizes, turned upright and without its metadata (place, time, camera, scripts). Throws 415
 * for anything but JPEG, PNG and WebP, 413 for too many bytes, 422 for too many pixels and for a picture that cannot be read, 503 if too
 * many pictures are waiting. Since a picture may wait for others, `assertAllowed` then checks again that the caller is still allowed to do
 * this.
 */
export async function makePicture(sent: SentPicture, assertAllowed: () => Promise<void>): Promise<Picture> {
  const { bytes } = sent;
  if (bytes.length > PICTURE.bytes) throw refuse(413, 'imageTooLarge', { max: PICTURE.bytes / 1024 / 1024 });
  if (!SIGNATURES.some((matches) => matches(bytes))) throw refuse(415, 'imageTypeUnsupported');
  if (encodings.length() >= MAX_WAITING) throw unavailable();
  const picture = await encodings.push(sent);
  await assertAllowed();
  return picture;
}

async function encode({ bytes, of }: SentPicture): Promise<Picture> {
  // Loaded with the first picture: the module takes a fifth as much memory as the idle server.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const opened = sharp(bytes, { limitInputPixels: PICTURE.pixels, failOn: 'error' });
  const metadata = await opened.metadata().catch(unreadable);
  if (isTooLarge(metadata)) throw refuse(422, 'imageTooManyPixels');
  const resized = (picture: Sharp, size: number) =>
    picture
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(unreadable);
  const sizes = PICTURE_SIZES[of];
  const large = await resized(opened.autoOrient(), sizes.large);
  const small = await resized(sharp(large), sizes.small);

  // Random instead of a hash of the content: two products that shared a file could not delete it independently.
  const randomName = randomBytes(16).toString('hex');
  const nameOf = (size: number) => `${randomName}-${size}.webp`;
  return {
    path: PICTURE_PATH + nameOf(sizes.large),
    files: [
      { name: nameOf(sizes.large), bytes: large },
      { name: nameOf(sizes.small), bytes: small },
    ],
  };
}

function isTooLarge(metadata: Metadata): boolean {
  const { width, height } = metadata;
  return (
    width * height > PICTURE.pixels ||
    Math.max(width, height) > PICTURE.side ||
    decodedBytes(metadata) > MAX_DECODED_BYTES
  );
}

/**
 * The memory that a decoder needs to hold a whole picture: all pixels of an interlaced PNG, two bytes for each sample of a progressive
 * JPEG.
 */
function decodedBytes({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata): number {
  const isWide = depth !== 'uchar' || (format === 'jpeg' && isProgressive);
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels;
  return width * height * samples * (isWide ? 2 : 1);
}

function unreadable(error: unknown): never {
  const isTooMany = error instanceof Error && error.message.includes('pixel limit');
  throw refuse(422, isTooMany ? 'imageTooManyPixels' : 'imageDamaged');
}
