/** Gmail ignores the dots in a name, and delivers to the same mailbox under both domains. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address delivers to, without a `+` and what its owner adds for sorting. Used only to count mails; accounts go by the
 * address as written. Providers that treat `+` as any other letter merely share a count.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const written = email.slice(0, at);
  const domain = email.slice(at + 1);
  // A leading plus is part of the name.
  const name = written.replace(/(?<=.)\+.*$/, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
