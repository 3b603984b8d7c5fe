import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { chooseOption, fieldOf, queryField, server } from '@/shared/testing';

/** One way to get a form wrong. Fields go by their labels; a select takes the name of an option. */
export interface Attempt {
  typed?: Record<string, string>;
  /** What stands at which field after sending. */
  says: Record<string, string>;
}

export interface Form {
  submit: string;
  attempts: readonly Attempt[];
  /** What makes the last attempt right. */
  rightly: Record<string, string>;
  call: string;
  /** What is told where the server fails. */
  fails: string;
}

/** A text of so many characters. */
export const long = (length: number) => 'x'.repeat(length);

export const TOO_LONG_EMAIL = `${long(250)}@example.com`;

/** Beside what is wrong with a phone stands what a right one looks like. */
export const withPhoneExample = (text: string) => `${text} An Egyptian mobile number, such as 01012345678`;

export const PASSWORD = 'Str0ng-enough!';

const WEAK_PASSWORD =
  'Password must be at least 8 characters and include an uppercase letter, a lowercase letter, a number and a special character';

/** How the pair of fields for a new password is got wrong. */
export const newPasswordAttempts = (password: string, confirmation: string): [weak: Attempt, long: Attempt] => [
  {
    typed: { [password]: 'password', [confirmation]: 'Passw0rd!' },
    says: { [password]: WEAK_PASSWORD, [confirmation]: 'Passwords must match' },
  },
  {
    typed: { [password]: `Aa1!${long(125)}` },
    says: { [password]: 'Password must be at most 128 characters' },
  },
];

/** Several fields got wrong in one try. */
export const together = (...attempts: Attempt[]): Attempt => ({
  typed: Object.assign({}, ...attempts.map(({ typed }) => typed)) as Attempt['typed'],
  says: Object.assign({}, ...attempts.map(({ says }) => says)) as Attempt['says'],
});

const isTick = (field: HTMLElement) => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** What stands in a field, or on a select. */
function valueOf(field: HTMLElement) {
  if (!('value' in field)) return field.textContent;
  if (!isTick(field)) return field.value;
  return (field as HTMLInputElement).checked ? 'yes' : 'no';
}

/** First what is ticked and chosen, on which it can depend what there is to type; then all texts at once. */
async function fillIn(typed: Record<string, string>) {
  const texts: [label: string, value: string][] = [];
  for (const [label, value] of Object.entries(typed)) {
    const field = queryField(label);
    if (field?.getAttribute('role') === 'combobox') await chooseOption(label, value);
    else if (!field || !isTick(field)) texts.push([label, value]);
    else if (valueOf(field) !== value) fireEvent.click(field);
  }
  const fields = await Promise.all(
    texts.map(async ([label, value]) => ({ value, field: await waitFor(() => fieldOf(label)) })),
  );
  await act(async () => fields.forEach(({ field, value }) => fireEvent.change(field, { target: { value } })));
}

/** By the elements that it names: asking for the whole of what a screen reader would say takes long in a large form. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => [...(document.getElementById(id)?.childNodes ?? [])])
    .map(({ textContent }) => textContent)
    .join(' ');

async function expectMessages(says: Attempt['says']) {
  const fields = Object.entries(says).map(([label, text]) => ({ label, text, field: fieldOf(label) }));
  const said = () =>
    fields.map(({ label, field }) => [label, field.getAttribute('aria-invalid'), descriptionOf(field)]);

  await waitFor(() => expect(said()).toEqual(fields.map(({ label, text }) => [label, 'true', text])));
}

const expectKept = (typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) expect(valueOf(fieldOf(label))).toBe(value);
};

/**
 * Sent wrong in every way, the form says so at its fields and sends nothing; sent right to a server that fails, as one
 * does that is dead behind its proxy, it says that and keeps what was typed.
 */
export async function expectForm({ submit, attempts, rightly, call, fails }: Form) {
  let calls = 0;
  server.use(
    http.post(`*/api/${call}`, () => {
      calls += 1;
      return HttpResponse.html('<h1>Bad</h1>', { status: 500 });
    }),
  );
  // By its text: looking a button up by its role takes long in a large form. What opened the form may be called the same.
  const buttons = () => screen.queryAllByText(submit).flatMap((each) => each.closest('button') ?? []);
  await waitFor(() => expect(buttons()).not.toEqual([]));
  const button = buttons().at(-1)!;
  const press = () => act(async () => void fireEvent.click(button));

  for (const { typed = {}, says } of attempts) {
    await fillIn(typed);
    await press();
    await expectMessages(says);
  }
  expect(calls).toBe(0);

  await fillIn(rightly);
  await press();
  expect((await screen.findAllByText(fails))[0]).toBeInTheDocument();
  expect(calls).toBe(1);
  expectKept(rightly);
}
