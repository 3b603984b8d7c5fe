import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { CustomerRow } from '@contract/wire/customer';
import { NO_WRAP } from '@/shared/ui/no-wrap';
import { PhoneLink } from '@/shared/ui/phone-link';
import { useTextLang } from '@/shared/ui/text-with-lang';

import { useFullName } from '../model/useFullName';
import { CustomerAvatar } from './CustomerAvatar';

interface CustomerCellProps {
  customer: CustomerRow;
  /** Shows the phone number, for which there is no column, and leaves out the picture. */
  isCompact: boolean;
}

export function CustomerCell({ customer, isCompact }: CustomerCellProps) {
  const { fullNameOf } = useFullName();
  const name = fullNameOf(customer);
  const lang = useTextLang()(name);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, lineHeight: 1.4 }}>
      {!isCompact && <CustomerAvatar customer={customer} />}
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start', '& > *': { maxWidth: '100%' } }}>
        <Typography component="bdi" lang={lang} variant="body2" sx={{ ...NO_WRAP, fontWeight: 600 }}>
          {name}
        </Typography>
        {customer.email && (
          <Typography variant="caption" color="textSecondary" noWrap dir="ltr">
            {customer.email}
          </Typography>
        )}
        {isCompact && customer.phone && (
          <Typography variant="caption">
            <PhoneLink phone={customer.phone} />
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
