import { pharmacyProfileChange } from './pharmacySettings';
import { problemsOf } from './testing/problemsOf';

const INVALID = { website: ['websiteInvalid'] };

describe('the web address of a pharmacy', () => {
  it.each([
    ['https://shefaa.example', {}],
    ['HTTP://shefaa.example/ar/?q=a.b#c', {}],
    ['https://www.shefaa.example:8443/', {}],
    ['https://..x', {}],
    ['', {}],
    ['https://shefaa', INVALID],
    ['https://shefaa.', INVALID],
    ['https://.example', INVALID],
    ['https://shefaa/index.html', INVALID],
    ['https://shefaa?a.b', INVALID],
    ['https://shefaa.example/our page', INVALID],
    ['javascript:alert(1.5)', INVALID],
    ['mypharmacy', INVALID],
    ['info@mypharmacy.com', INVALID],
  ])('%j: %j', (website, problems) => {
    expect(problemsOf(pharmacyProfileChange, { website })).toEqual(problems);
  });

  it.each([
    ['mypharmacy.com', 'https://mypharmacy.com'],
    [' www.MyPharmacy.com.eg/ar?a=b ', 'https://www.MyPharmacy.com.eg/ar?a=b'],
    ['صيدليتي.مصر:8443', 'https://صيدليتي.مصر:8443'],
    ['http://mypharmacy.com', 'http://mypharmacy.com'],
    ['', ''],
  ])('%j is kept as %j', (website, kept) => {
    expect(pharmacyProfileChange.validateSync({ website })).toEqual({ website: kept });
  });

  it.each(['http://', 'a'])('is judged at once, however many dots follow %s', (start) => {
    const started = performance.now();

    expect(problemsOf(pharmacyProfileChange, { website: `${start}${'.a'.repeat(45_000)} x` })).toMatchObject({
      website: expect.arrayContaining(['websiteInvalid']),
    });

    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it.each([
  ['info@shefaa.example', {}],
  ['', {}],
  ['info@shefaa', { email: ['emailInvalid'] }],
])('the e-mail that customers write to, %j: %j', (email, problems) => {
  expect(problemsOf(pharmacyProfileChange, { email })).toEqual(problems);
});
