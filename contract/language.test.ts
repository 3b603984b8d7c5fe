import { pickLanguage } from './language';

describe('pickLanguage', () => {
  it.each([
    ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
    ['en-GB, ar', 'en'],
    ['fr-FR, ar-EG;q=0.5', 'ar'],
    ['AR', 'ar'],
    ['fr, de', 'en'],
    ['', 'en'],
    ['*', 'en'],
  ])('reads the header %j as %s', (header, language) => {
    expect(pickLanguage(header)).toBe(language);
  });

  it('reads the list of a browser', () => {
    expect(pickLanguage(['fr', 'ar-EG', 'en'])).toBe('ar');
    expect(pickLanguage([])).toBe('en');
  });
});
