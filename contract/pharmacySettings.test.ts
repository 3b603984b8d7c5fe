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
  ])('%j: %j', (website, problems) => {
    expect(problemsOf(pharmacyProfileChange, { website })).toEqual(problems);
  });

  it('is judged at once, however many dots it has', () => {
    const started = performance.now();

    expect(problemsOf(pharmacyProfileChange, { website: `http://${'.'.repeat(90_000)} x` })).toMatchObject({
      website: expect.arrayContaining(['websiteInvalid']),
    });

    expect(performance.now() - started).toBeLessThan(1000);
  });
});
