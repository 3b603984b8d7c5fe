import { smallPicture } from './picture';

it.each([
  ['of a product', '/images/uploads/0a1b-640.webp', '/images/uploads/0a1b-160.webp'],
  ['of a pharmacy', '/images/uploads/0a1b-1280.webp', '/images/uploads/0a1b-640.webp'],
  ['that nobody sent', '/images/pharmacies/corner-640.svg', '/images/pharmacies/corner-640.svg'],
])('knows the small size of a picture %s', (_whose, large, small) => {
  expect(smallPicture(large)).toBe(small);
});
