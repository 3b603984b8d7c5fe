import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { expiryYears } from '@contract/expiry';
import { readSandboxToken } from '@contract/sandboxToken';
import { answer, chooseOption, fillInTexts, makeCard, refuse, renderApp, server } from '@/shared/testing';

import { AddCardForm } from './AddCardForm';

const NUMBER = '5078 0300 0000 0003';
const CVV = '731';
const [, nextYear = 0] = expiryYears();

const open = (language: 'en' | 'ar' = 'en') => {
  const onSaved = jest.fn();
  return { onSaved, ...renderApp(<AddCardForm gateway="sandbox" onSaved={onSaved} />, { language }) };
};

type User = ReturnType<typeof open>['user'];

async function fillIn(number = NUMBER) {
  await fillInTexts({ 'Cardholder Name': ' Mona Adel ', 'Card Number': number, CVV });
  await chooseOption('Expiry Month', '04');
  await chooseOption('Expiry Year', String(nextYear));
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Add Card' }));

/** Returns the bodies of the calls that the form makes. */
function serve(respond: () => Response = () => answer(makeCard())) {
  const sent: string[] = [];
  server.use(
    http.post('*/api/user/payment-methods/create', async ({ request }) => {
      sent.push(await request.text());
      return respond();
    }),
  );
  return sent;
}

it('sends a token and a name, keeps number and CVV out of the store and the browser, and asks for no other code', async () => {
  const sent = serve();
  const { user, onSaved, store } = open();

  await fillIn();
  await user.click(screen.getByRole('checkbox', { name: 'Set as default payment method' }));
  const whileTyping = JSON.stringify(store.getState());
  await user.click(screen.getByLabelText('CVV'));
  await user.keyboard('{Enter}');

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(makeCard()));
  const body = JSON.parse(sent[0]!) as { token: string };
  expect(body).toEqual({ token: expect.any(String), holder_name: 'Mona Adel', is_default: true });
  expect(readSandboxToken(body.token)).toEqual({
    brand: 'meeza',
    last4: '0003',
    expiry_month: 4,
    expiry_year: nextYear,
    outcome: 'approve',
  });
  const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  const seen = [whileTyping, JSON.stringify(store.getState()), ...sent, ...stored].join();
  for (const secret of ['5078030000000003', NUMBER]) expect(seen).not.toContain(secret);
  // As a whole word, since many times of day contain three such digits.
  expect(seen).not.toMatch(new RegExp(`\\b${CVV}\\b`));
  expect(screen.getByLabelText('Card Number')).toHaveValue('');
  expect(screen.getByLabelText('CVV')).toHaveValue('');

  // Leaving the field in which Enter sent the card must not report that this field is empty.
  await user.click(screen.getByLabelText('Cardholder Name'));
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Cardholder Name')).toBeInvalid());
  expect(screen.getByLabelText('CVV')).toBeValid();
});

it('groups the digits as they are typed, from Arabic ones too, and names the brand', async () => {
  const { user } = open();
  const number = screen.getByLabelText('Card Number');

  await user.type(number, '٤١١١11');

  expect(number).toHaveValue('4111 11');
  expect(screen.getByText('Visa')).toBeInTheDocument();
});

it('fills in a test card at a press', async () => {
  const { user } = open();

  await user.click(screen.getByText('Show the test cards'));
  await user.click(screen.getByRole('button', { name: '4000 0000 0000 0002' }));

  expect(screen.getByLabelText('Card Number')).toHaveValue('4000 0000 0000 0002');
});

it('refuses a real card before anything is sent, and keeps what was typed when the server refuses', async () => {
  let refused = refuse(409, 'You can keep at most 20 cards');
  const sent = serve(() => refused);
  const { user, onSaved } = open();

  await fillIn('4242 4242 4242 4242');
  await save(user);
  expect(
    await screen.findByText('No real card is accepted here. Please use one of the test cards'),
  ).toBeInTheDocument();
  expect(sent).toEqual([]);

  await fillInTexts({ 'Card Number': NUMBER });
  await save(user);
  expect(await screen.findByText('You can keep at most 20 cards')).toBeInTheDocument();
  const number = screen.getByLabelText('Card Number');
  expect(number).toHaveValue(NUMBER);

  refused = refuse(422, 'Please check the highlighted fields', { errors: { token: ['This card is not accepted'] } });
  await save(user);
  await waitFor(() => expect(number).toHaveAccessibleDescription('This card is not accepted'));
  expect(number).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
});

it('sends the same token again where no answer came, until another card is typed', async () => {
  const sent = serve(() => HttpResponse.error());
  const { user } = open();
  const tokens = () => sent.map((body) => (JSON.parse(body) as { token: string }).token);

  await fillIn();
  await save(user);
  await screen.findByText(/^No answer came/);
  await save(user);
  await waitFor(() => expect(tokens()).toHaveLength(2));
  await user.clear(screen.getByLabelText('Card Number'));
  await user.paste('4111 1111 1111 1111');
  await save(user);

  await waitFor(() => expect(tokens()).toHaveLength(3));
  expect(tokens()[1]).toBe(tokens()[0]);
  expect(tokens()[2]).not.toBe(tokens()[0]);
});

it('says that pressing again is safe where no answer came, and nothing of it beside the news that the card is saved', async () => {
  serve(() => HttpResponse.error());
  const { user, onSaved } = open();
  await fillIn();
  await save(user);
  expect(await screen.findByText(/^No answer came/)).toHaveTextContent(
    'No answer came. Please press again: the card will not be saved twice.',
  );

  serve();
  await save(user);

  expect(await screen.findByText('Card saved')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/^No answer came/)).not.toBeInTheDocument();
});

it('speaks Arabic, with the number from left to right', () => {
  open('ar');

  expect(screen.getByLabelText('رقم البطاقة')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('button', { name: 'إضافة البطاقة' })).toBeInTheDocument();
});
