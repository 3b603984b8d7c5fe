import { pickLanguage } from './language';

describe('pickLanguage', () => {
  it.each([
    [['ar-EG', 'ar', 'en'], 'ar'],
    [['en-GB', 'ar'], 'en'],
    [['fr-FR', 'ar-EG', 'en'], 'ar'],
    [['AR'], 'ar'],
    [['arn', 'fr', 'de'], 'en'],
    [['*'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferences, language) => {
    expect(pickLanguage(preferences)).toBe(language);
  });
});
