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
  ['', 'en'],
  [undefined, 'en'],
])('answers %j in %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});
