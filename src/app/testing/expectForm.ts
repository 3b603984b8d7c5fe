import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { chooseOption, fieldOf, queryField, server } from '@/shared/testing';

/** One way to fill in a form wrongly. Fields are named by their labels; for a select, give the name of an option. */
export interface Attempt {
  typed?: Record<string, string>;
  /** The message expected at each field after sending. */
  says: Record<string, string>;
}

export interface Form {
  submit: string;
  attempts: readonly Attempt[];
  /** The values that correct the last attempt. */
  rightly: Record<string, string>;
  call: string;
  /** The message expected if the server fails. */
  fails: string;
}

/** A text of this length. */
export const long = (length: number) => 'x'.repeat(length);

export const TOO_LONG_EMAIL = `${long(250)}@example.com`;

/** The message at a phone field is followed by an example. */
export const withPhoneExample = (text: string) => `${text} An Egyptian mobile number, such as 01012345678`;

export const PASSWORD = 'Str0ng-enough!';

const WEAK_PASSWORD =
  'Password must be at least 8 characters and include an uppercase letter, a lowercase letter, a number and a special character';

/** Wrong values for the two fields of a new password. */
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

/** Combines attempts, so that several fields are wrong at once. */
export const together = (...attempts: Attempt[]): Attempt => ({
  typed: Object.assign({}, ...attempts.map(({ typed }) => typed)) as Attempt['typed'],
  says: Object.assign({}, ...attempts.map(({ says }) => says)) as Attempt['says'],
});

const isTick = (field: HTMLElement) => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** The value of a field, or the text of a select. */
function valueOf(field: HTMLElement) {
  if (!('value' in field)) return field.textContent;
  if (!isTick(field)) return field.value;
  return (field as HTMLInputElement).checked ? 'yes' : 'no';
}

/** First checkboxes and selects, because they may decide which fields there are; then all texts at once. */
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

/** Reads the elements that `aria-describedby` names: computing the accessible description takes long in a large form. */
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
 * Sends the form with each wrong attempt, and expects messages at its fields and no call. Then sends it correctly to a server that fails,
 * like one behind a proxy that cannot reach it, and expects the failure message and all typed values.
 */
export async function expectForm({ submit, attempts, rightly, call, fails }: Form) {
  let calls = 0;
  server.use(
    http.post(`*/api/${call}`, () => {
      calls += 1;
      return HttpResponse.html('<h1>Bad</h1>', { status: 500 });
    }),
  );
  // Found by its text, because queries by role take long in a large form. The last one, because the button that opened the form may have
  // the same text.
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
