import { problemsOf } from '../testing/problemsOf';
import { twoFactorConfirmInput } from '../twoFactor';
import { formatRecoveryCode } from './secondFactor';

describe('a second factor', () => {
  it.each([
    ['492039', '492039'],
    [' 492 039 ', '492039'],
    ['٤٩٢٠٣٩', '492039'],
    ['\u200e۴۹۲\u200b۰۳۹\u202c', '492039'],
    ['k7qmx-3hz5c', 'k7qmx3hz5c'],
    ['K7QMX 3HZ5C', 'k7qmx3hz5c'],
    ['k7qmx-3h01c', 'k7qmx3holc'],
  ])('reads %j as %s', (typed, code) => {
    expect(twoFactorConfirmInput.validateSync({ code: typed })).toEqual({ code });
  });

  it.each(['12345', '1234567', 'k7qmx-3hz5', 'k7qmx-3hz5c1', 'k7qmx-3hz5ح', '------', 492039, null, {}])(
    'refuses %j',
    (code) => {
      expect(Object.keys(problemsOf(twoFactorConfirmInput, { code }))).toEqual(['code']);
    },
  );

  it('is asked for in words', () => {
    expect(problemsOf(twoFactorConfirmInput, {})).toEqual({ code: ['codeRequired'] });
  });
});

it('spells a recovery code as it is read', () => {
  expect(formatRecoveryCode('k7qmx3hz5c')).toBe('k7qmx-3hz5c');
});
