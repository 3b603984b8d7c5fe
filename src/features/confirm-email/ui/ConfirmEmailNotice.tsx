import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

import { UnconfirmedEmailNote } from '@/entities/user';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

/** Reminds a person whose e-mail is not confirmed, and keeps nobody from anything. Its words lead up to the address. */
export function ConfirmEmailNotice({ children, ...button }: ComponentProps<typeof UnconfirmedEmailNote>) {
  const user = useAppSelector(selectUser);

  // A session that an older version stored does not know whether it is.
  if (user?.is_email_verified !== false) return null;

  return (
    <Box sx={{ mb: 3 }}>
      <UnconfirmedEmailNote {...button}>
        {children} <Ltr>{user.email}</Ltr>
      </UnconfirmedEmailNote>
    </Box>
  );
}
