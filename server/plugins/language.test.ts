import { languageOf } from './language';

it.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB, ar', 'en'],
  ['fr-FR, ar-EG;q=0.5', 'ar'],
  ['ar;q=0.1, en', 'en'],
  ['en ; q=0.4, ar; q=0.7', 'ar'],
  ['ar;q=0, *', 'en'],
  ['AR', 'ar'],
  ['arn', 'en'],
  ['ar;q=much', 'en'],
  ['ar;level=1', 'ar'],
  ['en;q=0.5, ar;level=1;Q=0.9', 'ar'],
  ['', 'en'],
  [undefined, 'en'],
])('answers %j in %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});

it.each([' ', ',', ';', ';q=', 'en;q=0,'])('reads the beginning of a long one alone, of %j', (piece) => {
  const long = piece.repeat(15_000 / piece.length);

  expect(languageOf({ headers: { 'accept-language': `ar,${long}` } })).toBe('ar');
  expect(languageOf({ headers: { 'accept-language': `${long},ar` } })).toBe('en');
});
