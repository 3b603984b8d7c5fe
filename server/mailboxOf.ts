/** Gmail delivers whatever dots a name has, under either domain. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Where mail to an address arrives: what follows a `+` is for its owner to sort by. Only for counts of mails; an account is that of
 * its written address. Providers that take `+` for any other letter merely share a count.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const written = email.slice(0, at);
  const domain = email.slice(at + 1);
  // A name may begin with a plus: before that there is nobody.
  const name = written.replace(/(?<=.)\+.*$/, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
