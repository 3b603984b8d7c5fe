import { cartQuantityInput, quantityProblem } from './cart';

describe('quantityProblem', () => {
  it.each([
    [1, 50, null],
    [10, 10, null],
    [10, null, null],
    [0, 50, 'quantityTooLow?min=1'],
    [11, 50, 'quantityTooHigh?max=10'],
    [3, 2, 'quantityBeyondStock?available=2'],
    [1, 0, 'outOfStock'],
  ])('of %d units with %s on the shelf is %s', (quantity, available, problem) => {
    expect(quantityProblem(quantity, { available })).toBe(problem);
  });
});

describe('cartQuantityInput', () => {
  it('reads numbers from form data', () => {
    expect(cartQuantityInput.validateSync({ medication_id: '3', quantity: '2' })).toEqual({
      medication_id: 3,
      quantity: 2,
    });
  });

  it.each([undefined, null, 0, -1, 11, 1.5, 'two', '', {}, 1e100])('refuses %p units', (quantity) => {
    expect(cartQuantityInput.isValidSync({ medication_id: 3, quantity })).toBe(false);
  });

  it.each([undefined, null, 0, -1, 1.5, 2_147_483_648, 'one'])('refuses medication %p', (medication_id) => {
    expect(cartQuantityInput.isValidSync({ medication_id, quantity: 1 })).toBe(false);
  });
});
