import { brandOf, digitsOf, groupDigits, hasCardNumber, isCardNumber, mentionsCard } from './cardNumber';

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
    expect(groupDigits('4111111111111111')).toBe('4111 1111 1111 1111');
    expect(groupDigits('41111')).toBe('4111 1');
  });

  it.each([
    ['4111111111111111', true],
    ['my card is 4111 1111-1111 1111, ok', true],
    ['378282246310005', true],
    ['Mona Adel', false],
    ['01012345678', false],
    ['4111111111111112', false],
    ['', false],
  ])('is found in %j: %s', (text, found) => {
    expect(hasCardNumber(text)).toBe(found);
  });

  it.each([
    ['Charge 4111 1111-1111 1111, please', true],
    ['بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١', true],
    ['Call 01012345678 or 01112345678', false],
    ['Call 01012345678 01112345678', false],
    ['The barcode is 6221025011111', false],
  ])('is not to be kept in %j: %s', (text, found) => {
    expect(mentionsCard(text)).toBe(found);
  });
});
