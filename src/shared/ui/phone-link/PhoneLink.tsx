import Link from '@mui/material/Link';

import { EASY_TO_HIT } from '@/shared/ui/easy-to-hit';
import { Ltr } from '@/shared/ui/ltr';

/** A number that a phone can call with one press. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={`tel:${phone}`} sx={EASY_TO_HIT}>
    <Ltr>{phone}</Ltr>
  </Link>
);
