import { cropPicture } from './cropPicture';

const AREA = { x: 0, y: 0, width: 4, height: 3 };

/** A canvas as browsers have it that write these types, and PNG in place of any other. */
function draw(...types: string[]) {
  jest.spyOn(window, 'createImageBitmap').mockResolvedValue({ width: 4, height: 3, close: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob([], { type: types.includes(type) ? type : 'image/png' })));
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
