import { resetPasswordInput, verifyEmailInput } from './accountLinks';
import { problemsOf } from './testing/problemsOf';

describe('resetPasswordInput', () => {
  const input = { token: 'token', password: 'Str0ng-enough!', password_confirmation: 'Str0ng-enough!' };

  it.each([
    [{}, {}],
    [{ token: '' }, { token: ['linkInvalid'] }],
    [{ token: 'x'.repeat(101) }, { token: ['linkInvalid'] }],
    [{ password_confirmation: 'another' }, { password_confirmation: ['passwordsDiffer'] }],
    [{ password: 'weak', password_confirmation: 'weak' }, { password: ['passwordWeak?min=8'] }],
  ])('says of %j: %j', (overrides, problems) => {
    expect(problemsOf(resetPasswordInput, { ...input, ...overrides })).toEqual(problems);
  });
});

describe('verifyEmailInput', () => {
  it.each([{}, { token: 5 }, { token: '' }])('refuses %j', (input) => {
    expect(Object.keys(problemsOf(verifyEmailInput, input))).toEqual(['token']);
  });
});
