import Link from '@mui/material/Link';

import { Ltr } from '@/shared/ui/ltr';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

/** A number that a phone calls when it is tapped. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={`tel:${phone}`} sx={TOUCH_TARGET}>
    <Ltr>{phone}</Ltr>
  </Link>
);
