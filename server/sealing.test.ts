import { seal, unseal } from './sealing';

const SECRET = 'only-for-tests-only-for-tests-only-for-tests';
const sealed = seal(SECRET, 'authenticator secret', 'JBSWY3DPEHPK3PXP');

it('opens what it sealed, and never seals the same text alike', () => {
  expect(unseal(SECRET, 'authenticator secret', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(SECRET, 'authenticator secret', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

it.each([
  ['for another purpose', () => unseal(SECRET, 'sign-in challenge', sealed)],
  ['with another secret', () => unseal('x'.repeat(44), 'authenticator secret', sealed)],
  ['that was changed', () => unseal(SECRET, 'authenticator secret', `${sealed.slice(0, -2)}AA`)],
  ['that breaks off', () => unseal(SECRET, 'authenticator secret', sealed.slice(0, 20))],
  ['that is empty', () => unseal(SECRET, 'authenticator secret', '')],
])('opens nothing %s', (_what, open) => {
  expect(open()).toBeUndefined();
});
