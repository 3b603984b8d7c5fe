import { expiryYears, isPastExpiry } from './expiry';
import { cardForm, paymentMethodInput } from './paymentMethod';
import { readSandboxToken, type SandboxCard, writeSandboxToken } from './sandboxToken';
import { problemsOf } from './testing/problemsOf';

const [thisYear = 0] = expiryYears();
const card = {
  holder_name: ' Mona Adel ',
  number: '4111 1111 1111 1111',
  expiry_month: '12',
  expiry_year: thisYear + 1,
  cvv: '١٢٣',
};

describe('the form of a card', () => {
  it('takes what stands on a card', () => {
    expect(cardForm.validateSync(card)).toEqual({
      holder_name: 'Mona Adel',
      number: '4111111111111111',
      expiry_month: 12,
      expiry_year: thisYear + 1,
      cvv: '123',
      is_default: false,
    });
  });

  it('asks for everything', () => {
    const empty = { holder_name: '', number: '', expiry_month: '', expiry_year: '', cvv: '' };

    expect(problemsOf(cardForm, empty)).toEqual({
      holder_name: ['cardholderRequired'],
      number: ['cardNumberRequired'],
      expiry_month: ['expiryMonthRequired'],
      expiry_year: ['expiryYearRequired'],
      cvv: ['cvvRequired'],
    });
  });

  it.each([
    ['number', '4111 1111 1111 1112', 'cardNumberInvalid'],
    ['holder_name', 'a'.repeat(101), 'cardholderTooLong?max=100'],
    ['expiry_month', 13, 'expiryMonthRequired'],
    ['expiry_month', 0, 'expiryMonthRequired'],
    ['expiry_year', thisYear - 1, 'expiryYearRequired'],
    ['expiry_year', thisYear + 11, 'expiryYearRequired'],
    ['cvv', '12', 'cvvInvalid'],
    ['cvv', '1234', 'cvvInvalid'],
    ['cvv', '12a', 'cvvInvalid'],
  ])('refuses %s %p', (field, value, problem) => {
    expect(problemsOf(cardForm, { ...card, [field]: value })[field]).toContain(problem);
  });
});

describe('the end of a card', () => {
  const NOVEMBER = new Date('2026-11-30T12:00:00Z');

  it.each([
    [11, 2026, false],
    [10, 2026, true],
    [9, 2026, true],
    [1, 2027, false],
    [12, 2025, true],
  ])('%i/%i is past in November 2026: %s', (expiry_month, expiry_year, past) => {
    expect(isPastExpiry({ expiry_month, expiry_year }, NOVEMBER)).toBe(past);
  });

  it('comes with midnight in Cairo', () => {
    const november = { expiry_month: 11, expiry_year: 2026 };

    expect(isPastExpiry(november, new Date('2026-11-30T21:59:59Z'))).toBe(false);
    expect(isPastExpiry(november, new Date('2026-11-30T22:00:00Z'))).toBe(true);
  });

  it('is offered from this year to ten years on', () => {
    expect(expiryYears(NOVEMBER)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036]);
  });
});

const sandboxCard: SandboxCard = {
  brand: 'meeza',
  last4: '0011',
  expiry_month: 4,
  expiry_year: 2030,
  outcome: 'decline',
};

describe('what the server is told of a card', () => {
  const input = { token: writeSandboxToken(sandboxCard, 'a1b2c3d4'), holder_name: 'Mona Adel', is_default: 'true' };

  it('is a token and a name', () => {
    expect(paymentMethodInput.validateSync(input)).toEqual({ ...input, is_default: true });
  });

  it.each([
    ['a number for a token', { token: '4111111111111111' }],
    ['a grouped number for a token', { token: '4111 1111 1111 1111' }],
    ['a number beside the token', { number: '4111111111111111' }],
    ['a number under any name', { remark: 'it is 4111-1111-1111-1111' }],
    ['a number for a name', { holder_name: '4111111111111111' }],
    ['a number behind a name', { holder_name: 'Mona Adel 4111 1111 1111 1111 12/27 123' }],
    ['a CVV', { cvv: '123' }],
    ['a CVC', { card_cvc: 123 }],
    ['a number of another spelling', { cardNumber: '' }],
  ])('is refused with %s', (_what, more) => {
    expect(problemsOf(paymentMethodInput, { ...input, ...more }).token).toContain('cardDetailsRefused');
  });

  it('may hold what has nothing to do with cards', () => {
    expect(
      problemsOf(paymentMethodInput, { ...input, source: 'checkout', phone: '01012345678', of: { toString: '' } }),
    ).toEqual({});
  });
});

describe('a token of the sandbox', () => {
  it('says what the test card does, and is short enough to be kept', () => {
    const token = writeSandboxToken({ ...sandboxCard, brand: 'mastercard', outcome: 'insufficient_funds' }, 'a1b2c3d4');

    expect(readSandboxToken(token)).toEqual({ ...sandboxCard, brand: 'mastercard', outcome: 'insufficient_funds' });
    expect(token.length).toBeLessThanOrEqual(200);
  });

  it.each(['sbx_', 'sbx_e30', 'sbx_%%%', 'tok_abc', '4111111111111111'])('is not %s', (token) => {
    expect(readSandboxToken(token)).toBeUndefined();
  });

  it.each([
    ['brand', 'cash'],
    ['last4', '11'],
    ['expiry_month', 13],
    ['expiry_year', 1999],
    ['outcome', 'rob'],
  ])('stands for no card whose %s is %j', (field, wrong) => {
    const forged = { ...sandboxCard, [field]: wrong };

    expect(readSandboxToken(writeSandboxToken(forged, 'a1b2c3d4'))).toBeUndefined();
  });
});
