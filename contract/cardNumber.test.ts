import { brandOf, digitsOf, groupDigits, isCardNumber } from './cardNumber';

describe('the number of a card', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['4222222222222', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2720991234567894', 'mastercard'],
    ['5078030000000003', 'meeza'],
  ])('%s is one of %s', (number, brand) => {
    expect([isCardNumber(number), brandOf(number)]).toEqual([true, brand]);
  });

  it.each([
    ['a slip of the finger', '4111111111111112'],
    ['two digits swapped', '5555555555545444'],
    ['too short', '411111111111111'],
    ['too long for its brand', '55555555555544440'],
    ['a brand that we do not take', '378282246310005'],
    ['next to a range', '2721000000000004'],
    ['letters', '4111x11111111111'],
    ['nothing', ''],
  ])('is none with %s: %s', (_what, number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['5', undefined],
    ['5078', 'meeza'],
    ['222', undefined],
    ['2221', 'mastercard'],
    ['9', undefined],
  ])('that begins with %s tells the brand %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  it('is read from any keyboard, and written in groups', () => {
    expect(digitsOf('٤١١١ 1111-1111 1111')).toBe('4111111111111111');
    expect(digitsOf('\u200e۴۱۱۱\u00a01111–1111\u200b1111')).toBe('4111111111111111');
    expect(groupDigits('4111111111111111')).toBe('4111 1111 1111 1111');
    expect(groupDigits('41111')).toBe('4111 1');
  });
});
