import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';

import { UnconfirmedEmailNote, useGetSelfQuery } from '@/entities/user';
import { REFETCHED } from '@/shared/api';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

/** Reminds a person whose e-mail is not confirmed, without keeping them from anything. The address is shown after `children`. */
export function ConfirmEmailNotice({ children, ...button }: ComponentProps<typeof UnconfirmedEmailNote>) {
  const user = useAppSelector(selectUser);
  // A session that was stored by an older version lacks this field.
  const isUnconfirmed = user?.is_email_verified === false;
  // Read again, because the mail is often opened in another browser than this one.
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
