import type { ReactNode } from 'react';

interface WithUsernameProps {
  email: string;
  children: ReactNode;
}

/** Password fields of a form that shows no e-mail: a password manager is told whose they are. */
export const WithUsername = ({ email, children }: WithUsernameProps) => (
  // Together, since what nobody sees would still take a place of its own.
  <div>
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    {children}
  </div>
);
