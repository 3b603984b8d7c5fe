import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';

import type { CustomerRow } from '@contract/wire/customer';

import { useFullName } from '../model/useFullName';

interface CustomerAvatarProps {
  customer: Pick<CustomerRow, 'first_name' | 'last_name'>;
  size?: number;
}

/** Decorative, since the name is beside it. */
export function CustomerAvatar({ customer, size = 40 }: CustomerAvatarProps) {
  const { initialsOf } = useFullName();

  return (
    <Avatar
      aria-hidden
      sx={{ width: size, height: size, fontSize: size * 0.38, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {initialsOf(customer) || <PersonIcon />}
    </Avatar>
  );
}
