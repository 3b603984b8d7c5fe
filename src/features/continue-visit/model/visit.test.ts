import { visitOf } from './visit';

describe('visitOf', () => {
  it.each(['/checkout', '/medications?q=panadol&page=2', '/medicationdetails/7#details'])('follows %s', (from) => {
    expect(visitOf({ from }).from).toBe(from);
  });

  it.each([
    'https://evil.example/checkout',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'checkout',
    '//',
    '',
    7,
    null,
  ])('does not follow %j', (from) => {
    expect(visitOf({ from }).from).toBeNull();
  });

  it('keeps an item that the cart would take', () => {
    const pendingItem = { medication_id: 5, quantity: 2 };

    expect(visitOf({ pendingItem }).pendingItem).toEqual(pendingItem);
  });

  it.each([{ medication_id: 5, quantity: 11 }, { quantity: 1 }, 'panadol', null])(
    'drops the item %j',
    (pendingItem) => {
      expect(visitOf({ pendingItem }).pendingItem).toBeNull();
    },
  );

  it.each([null, undefined, 'text'])('finds nothing in %j', (state) => {
    expect(visitOf(state)).toEqual({
      from: null,
      isBehind: false,
      leftBy: null,
      pendingItem: null,
      isSessionOver: false,
      email: '',
    });
  });

  it('drops an e-mail that is no text', () => {
    expect(visitOf({ email: { value: 'mona@example.com' } }).email).toBe('');
  });
});
