import { cropPicture } from './cropPicture';

const AREA = { x: 0, y: 0, width: 4, height: 3 };

/** A canvas of a browser that can encode these types, and falls back to PNG for any other. */
function draw(...types: string[]) {
  jest.spyOn(window, 'createImageBitmap').mockResolvedValue({ width: 4, height: 3, close: () => undefined });
  const drawImage = jest.fn();
  const context = { drawImage } as unknown as GPUCanvasContext;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob([], { type: types.includes(type) ? type : 'image/png' })));
  return drawImage;
}

it.each([
  ['a photo', 'image/jpeg', 'WebP', ['image/webp', 'image/jpeg'], 'image/webp'],
  ['a drawing', 'image/png', 'WebP', ['image/webp', 'image/jpeg'], 'image/webp'],
  ['a photo', 'image/jpeg', 'JPEG where there is no WebP, as in Safari', ['image/jpeg'], 'image/jpeg'],
  ['a drawing', 'image/png', 'PNG there, which keeps its transparency', ['image/jpeg'], 'image/png'],
])('writes %s (%s) as %s', async (_what, type, _as, written, expected) => {
  draw(...written);

  const cropped = await cropPicture(new File(['?'], 'front', { type }), AREA, 640);

  expect(cropped.type).toBe(expected);
});

it('draws the chosen part, no larger than is asked for', async () => {
  const drawImage = draw('image/webp');
  const file = new File(['?'], 'front', { type: 'image/jpeg' });

  await cropPicture(file, { x: 100, y: 50, width: 1280, height: 960 }, 640);
  await cropPicture(file, { x: 9, y: 8, width: 40, height: 30 }, 640);

  expect(drawImage.mock.calls.map(([, ...place]) => place as number[])).toEqual([
    [100, 50, 1280, 960, 0, 0, 640, 480],
    [9, 8, 40, 30, 0, 0, 40, 30],
  ]);
});
