import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';

import type { Cart } from '@contract/wire/cart';
import {
  answer,
  deferredResponse,
  makeAmounts,
  makeCart,
  makeKeptPromo,
  makeLine,
  makeQuote,
  news,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { PromoCodes } from './PromoCodes';

const OFFLINE = 'Dawaya cannot be reached. Check your connection and try again.';

const withCode = (promo = makeKeptPromo()) => makeCart({ quotes: [makeQuote({ promo })] });

const open = (cart: Cart = makeCart()) => {
  const app = renderApp(<PromoCodes cart={cart} />);
  const field = screen.getByLabelText('Promo code');
  const enter = async (code: string) => {
    await app.user.click(field);
    await app.user.paste(code);
    await app.user.keyboard('{Enter}');
  };
  return { ...app, field, enter };
};

it('sends what is typed in its one spelling, says that it counts and is ready for the next', async () => {
  const sent = recordPosts('/cart/apply-promo-code', () => answer(withCode()));
  const { field, enter } = open();

  await enter(' save10 ');

  expect(await screen.findByText('Promo code applied')).toBeInTheDocument();
  expect(sent).toEqual([{ code: 'SAVE10' }]);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('');
});

it('asks for a code in the field before it asks the server', async () => {
  const { user, field } = open();

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Promo code is required');
});

it('tells why a code does not apply where the focus is in its field already', async () => {
  recordPosts('/cart/apply-promo-code', () => refuse(422, 'Check', { errors: { code: ['No such code'] } }));
  const { enter } = open();

  await enter('SAVE10');

  expect(await screen.findByText('Promo code: No such code')).toHaveAttribute('aria-live');
});

it('is sent once, however often Enter is pressed', async () => {
  const { released, release } = deferredResponse();
  const sent = recordPosts('/cart/apply-promo-code', async () => {
    await released;
    return answer(withCode());
  });
  const { user, enter } = open();

  await enter('SAVE10');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.keyboard('{Enter}');
  release();

  expect(await screen.findByText('Promo code applied')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

/** Renders the codes next to another field. The answer to a call waits for `release`. */
const openBesideNotes = (path: string, respond: () => Response, cart = makeCart()) => {
  const { released, release } = deferredResponse();
  recordPosts(path, () => released.then(respond));
  const { user } = renderApp(
    <>
      <input aria-label="Notes" />
      <PromoCodes cart={cart} />
    </>,
  );
  return { user, release, field: screen.getByLabelText('Promo code'), notes: screen.getByLabelText('Notes') };
};

it.each([
  ['counts', () => answer(withCode()), 'Promo code applied'],
  ['is refused', () => refuse(422, 'Check', { errors: { code: ['No such code'] } }), 'No such code'],
])('leaves alone whoever types elsewhere by the time it %s', async (_outcome, respond, text) => {
  const { user, release, field, notes } = openBesideNotes('/cart/apply-promo-code', respond);
  await user.type(field, 'SAVE10{Enter}');
  await user.type(notes, 'After ');

  release();
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.keyboard('six');

  expect(notes).toHaveValue('After six');
});

it('leaves alone whoever types elsewhere by the time one is taken off', async () => {
  const { user, release, notes } = openBesideNotes('/cart/remove-promo-code', () => answer(makeCart()), withCode());
  await user.click(screen.getByRole('button', { name: 'Remove code SAVE10, Seif' }));
  await user.type(notes, 'After ');

  release();
  expect(await screen.findByText('Promo code removed')).toBeInTheDocument();
  await user.keyboard('six');

  expect(notes).toHaveValue('After six');
});

it('keeps the next one, typed before the answer to the first', async () => {
  const { user, release, field } = openBesideNotes('/cart/apply-promo-code', () => answer(withCode()));
  await user.type(field, 'SAVE10{Enter}');
  await user.clear(field);
  await user.type(field, 'SAVE2');

  release();
  expect(await screen.findByText('Promo code applied')).toBeInTheDocument();
  await user.keyboard('5');

  expect(field).toHaveValue('SAVE25');
});

it.each([
  [33.2, 25, 'SAVE25 replaced WELCOME10. Your discount went from 33.20 EGP to 25.00 EGP.'],
  [25, 33.2, 'Promo code applied'],
])('says of a discount of %d that became %d with another code: %j', async (was, now, text) => {
  const cartOf = (code: string, discount: number) =>
    makeCart({ quotes: [makeQuote({ promo: makeKeptPromo({ code }), pickup: makeAmounts({ discount }) })] });
  recordPosts('/cart/apply-promo-code', () => answer(cartOf('SAVE25', now)));
  const { enter } = open(cartOf('WELCOME10', was));

  await enter('SAVE25');

  expect(await news().findByText(text)).toBeVisible();
});

describe('where the answer is lost on its way', () => {
  const cartIs = (respond: () => Response) => server.use(http.get('*/api/cart', respond));

  it.each([
    ['applied', () => answer(withCode()), 'Promo code applied', ''],
    ['not applied', () => answer(makeCart()), OFFLINE, 'SAVE10'],
    ['another in its place', () => answer(withCode(makeKeptPromo({ code: 'OTHER' }))), OFFLINE, 'SAVE10'],
    ['not to be told', () => Response.error(), OFFLINE, 'SAVE10'],
  ])('says what became of the code: %s', async (_what, cart, text, left) => {
    recordPosts('/cart/apply-promo-code', () => Response.error());
    cartIs(cart);
    const { field, enter } = open();

    await enter('save10');

    expect(await news().findByText(text)).toBeVisible();
    expect((field as HTMLInputElement).value.toUpperCase()).toBe(left);
  });

  it.each([
    ['taken off', () => answer(makeCart({ quotes: [makeQuote()] })), 'Promo code removed'],
    ['still there', () => answer(withCode()), OFFLINE],
  ])('says what became of one that is taken off: %s', async (_what, cart, text) => {
    recordPosts('/cart/remove-promo-code', () => Response.error());
    cartIs(cart);
    const { user } = open(withCode());

    await user.click(screen.getByRole('button', { name: 'Remove code SAVE10, Seif' }));

    expect(await news().findByText(text)).toBeVisible();
  });
});

it('says at the field why a code does not apply, and keeps it there', async () => {
  const problem = 'Add 40.50 EGP more from this pharmacy to use this code';
  recordPosts('/cart/apply-promo-code', () => refuse(422, 'Check', { errors: { code: [problem] } }));
  const { field, enter } = open();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');

  await enter('MIN50');

  await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
  // A bar at the edge of the screen could cover the message under the field.
  expect(scroll.mock.contexts).toEqual([expect.objectContaining({ textContent: expect.stringContaining(problem) })]);
  expect(field).toHaveValue('MIN50');
});

it('no longer says what was missing once the cart has changed', async () => {
  recordPosts('/cart/apply-promo-code', () => refuse(422, 'Check', { errors: { code: ['Add 40.50 EGP more'] } }));
  function Page() {
    const [quantity, setQuantity] = useState(1);
    return (
      <>
        <button onClick={() => setQuantity(2)}>More</button>
        <PromoCodes cart={makeCart({ items: [makeLine({ quantity })] })} />
      </>
    );
  }
  const { user } = renderApp(<Page />);
  await user.type(screen.getByLabelText('Promo code'), 'MIN50{Enter}');
  expect(await screen.findByText('Add 40.50 EGP more')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'More' }));

  await waitFor(() => expect(screen.queryByText('Add 40.50 EGP more')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Promo code')).toHaveValue('MIN50');
});

it('says how long to wait after too many codes', async () => {
  recordPosts('/cart/apply-promo-code', () => refuse(429, 'Too many attempts. Try again in 4 seconds'));
  const { enter } = open();

  await enter('GUESS');

  expect(await screen.findByText('Too many attempts. Try again in 4 seconds')).toBeInTheDocument();
});

it('writes the day on which a code expired as every other day', () => {
  open(withCode(makeKeptPromo({ problem: 'expired', end_date: '2026-11-07' })));

  expect(screen.getByText('This code expired on Nov 7, 2026')).toBeInTheDocument();
});

it('shows the codes of the cart, why one no longer applies, and takes it off', async () => {
  const sent = recordPosts('/cart/remove-promo-code', () => answer(makeCart()));
  const { user, field } = open(withCode(makeKeptPromo({ problem: 'minimum_purchase', missing: 25 })));

  expect(screen.getByText('Add 25.00 EGP more from this pharmacy to use this code')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove code SAVE10, Seif' }));

  expect(await screen.findByText('Promo code removed')).toBeInTheDocument();
  expect(sent).toEqual([{ pharmacy_id: 1 }]);
  await waitFor(() => expect(field).toHaveFocus());
});
