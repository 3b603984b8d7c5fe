import Link from '@mui/material/Link';

import { Ltr } from '@/shared/ui/ltr';

/** A number that a phone can call with one press. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={`tel:${phone}`}>
    <Ltr>{phone}</Ltr>
  </Link>
);
