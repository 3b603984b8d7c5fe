import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { SUPPORT_PHONES, supportEmail } from '@/shared/config';
import { DescriptionList } from '@/shared/ui/description-list';
import { Ltr } from '@/shared/ui/ltr';
import { PhoneLink } from '@/shared/ui/phone-link';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

import { ContactCard } from './ContactCard';

export function ContactDetails() {
  const { t } = useTranslation('contact');

  return (
    <ContactCard title={t('details.title')}>
      <DescriptionList
        items={[
          { label: t('details.address'), value: t('place.address') },
          { label: t('details.phones'), value: <Phones /> },
          { label: t('details.phoneHours'), value: t('details.phoneTimes') },
          {
            label: t('details.email'),
            value: (
              <Link href={`mailto:${supportEmail()}`} sx={TOUCH_TARGET}>
                <Ltr>{supportEmail()}</Ltr>
              </Link>
            ),
          },
        ]}
      />
    </ContactCard>
  );
}

const Phones = () => (
  // On a phone the links need the distance of a touch target, or a finger at the edge of one calls the other.
  <Stack sx={{ alignItems: 'flex-start', gap: { xs: 2.75, sm: 0 } }}>
    {SUPPORT_PHONES.map((phone) => (
      <PhoneLink key={phone} phone={phone} />
    ))}
  </Stack>
);
