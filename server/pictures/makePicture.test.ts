import { crc32 } from 'node:zlib';
import sharp from 'sharp';

import { message } from '@contract/messages';

import { makePng } from '../testing/makePng';
import { makePicture } from './makePicture';

const blank = (width: number, height = width, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: 'teal' } });

const send = (bytes: Buffer) => makePicture({ bytes, of: 'product' }, async () => undefined);
const sendMany = (many: number, bytes: Buffer) => Array.from({ length: many }, () => send(bytes));

it('is re-encoded one at a time, so that whoever signs in finds a thread', async () => {
  const lengths: number[] = [];
  const note = (length: number) => void lengths.push(length);
  const sent = await makePng(500);

  sharp.queue.on('change', note);
  await Promise.all(sendMany(8, sent));
  sharp.queue.off('change', note);

  expect(Math.max(...lengths)).toBe(1);
});

it('is refused for a moment where sixteen wait already, and re-encoded again afterwards', async () => {
  const sent = await makePng(10);

  const results = await Promise.allSettled(sendMany(20, sent));

  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({
    statusCode: 503,
    message: message('unavailable'),
    details: { retryAfterSeconds: 5 },
  });
  expect((await send(sent)).files).toHaveLength(2);
});

it('goes on with the next after one that cannot be read', async () => {
  const good = await makePng(10);

  const results = await Promise.allSettled([send((await makePng(400)).subarray(0, 300)), send(good)]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it.each([
  [
    "a telephone's photo of 50 megapixels, on its side, as a page loads it bit by bit",
    () => blank(8160, 6120).withMetadata({ orientation: 6 }).jpeg({ progressive: true }),
  ],
  ['a screen in 16 bits', () => blank(3840, 2160, 4).toColourspace('rgb16').png({ progressive: true })],
])('may be %s', async (_what, make) => {
  const sent = await make().toBuffer();

  const [large] = (await send(sent)).files;

  const { width, height } = await sharp(large!.bytes).metadata();
  expect(Math.max(width, height)).toBe(640);
});

/** Rewrites width and height in the header of a PNG. A decoder that reads on finds that the content does not fit. */
function claimedPng(bytes: Buffer, width: number, height: number): Buffer {
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function claimedJpeg(bytes: Buffer, width: number, height: number): Buffer {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

it.each([
  [
    'an interlaced PNG in 16 bits',
    async () =>
      claimedPng(await blank(8, 8, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(), 4400, 4400),
  ],
  ['a line', async () => claimedPng(await blank(8).png().toBuffer(), 50_000_000, 1)],
  ['a column', async () => claimedPng(await blank(8).png().toBuffer(), 1, 50_000_000)],
  [
    'a progressive JPEG in full colour',
    async () =>
      claimedJpeg(await blank(8).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(), 5100, 5100),
  ],
])('is refused before it is unpacked where that would take too much: %s', async (_what, make) => {
  const sent = await make();

  await expect(send(sent)).rejects.toMatchObject({ statusCode: 422, message: message('imageTooManyPixels') });
});
