import type { ReactNode } from 'react';

interface WithUsernameProps {
  email: string;
  children: ReactNode;
}

/** Adds a hidden e-mail to a form with passwords, so that password managers know whose they are. */
export const WithUsername = ({ email, children }: WithUsernameProps) => (
  // In one element, because the hidden field would otherwise get a space of its own in the form's layout.
  <div>
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    {children}
  </div>
);
