import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';

import { UnconfirmedEmailNote, useGetSelfQuery } from '@/entities/user';
import { REFETCHED } from '@/shared/api';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

/** Reminds a person whose e-mail is not confirmed, and keeps nobody from anything. Its words lead up to the address. */
export function ConfirmEmailNotice({ children, ...button }: ComponentProps<typeof UnconfirmedEmailNote>) {
  const user = useAppSelector(selectUser);
  // A session that an older version stored does not know whether it is.
  const isUnconfirmed = user?.is_email_verified === false;
  // A mail is often opened in another browser than the one that waits for it.
  useGetSelfQuery(isUnconfirmed ? undefined : skipToken, REFETCHED);
  if (!isUnconfirmed) return null;

  return (
    <Box sx={{ mb: 3 }}>
      <UnconfirmedEmailNote {...button}>
        {children} <Ltr>{user.email}</Ltr>
      </UnconfirmedEmailNote>
    </Box>
  );
}
