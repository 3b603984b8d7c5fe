import { mailboxOf } from './mailboxOf';

it.each([
  ['mona@example.com', 'mona@example.com'],
  ['mona+shop@example.com', 'mona@example.com'],
  ['mona+shop+2@example.com', 'mona@example.com'],
  ['+shop@example.com', '+shop@example.com'],
  ['m.o.n.a@example.com', 'm.o.n.a@example.com'],
  ['m.o.n.a+shop@gmail.com', 'mona@gmail.com'],
  ['mona@googlemail.com', 'mona@gmail.com'],
  ['m.ona@mail.gmail.com', 'm.ona@mail.gmail.com'],
])('of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
