import { brandOf } from '@contract/cardNumber';
import { readSandboxToken } from '@contract/sandboxToken';

import { TEST_CARDS } from './testCards';
import { tokeniserOf } from './tokeniser';

const sandbox = tokeniserOf('sandbox');

const tokenise = async (number: string) => {
  const card = { number, expiry_month: 4, expiry_year: 2035, cvv: '731', holder_name: 'Mona Adel' };
  const result = await sandbox.tokenise(card);
  return 'token' in result ? result.token : result.refusal;
};

it.each(TEST_CARDS)('gives a token for $number, which says what the bank will ($outcome)', async (card) => {
  const token = await tokenise(card.number);

  expect(readSandboxToken(token)).toMatchObject({
    last4: card.number.slice(-4),
    expiry_month: 4,
    expiry_year: 2035,
    outcome: card.outcome,
  });
});

it.each(TEST_CARDS)('holds neither number nor CVV nor name: $number', async ({ number, outcome }) => {
  const token = await tokenise(number);

  const held = atob(token.replace('sbx_', '').replaceAll('-', '+').replaceAll('_', '/'));
  const nonce = expect.stringMatching(/^[\da-f]{8}$/) as string;
  expect(JSON.parse(held)).toEqual([brandOf(number), number.slice(-4), 4, 2035, outcome, nonce]);
});

it('gives a token of its own each time', async () => {
  const tokens = await Promise.all([tokenise('4111111111111111'), tokenise('4111111111111111')]);

  expect(new Set(tokens).size).toBe(2);
});

it('takes no real card, however valid', async () => {
  expect(await tokenise('4242424242424242')).toBe('testCardRequired');
});
