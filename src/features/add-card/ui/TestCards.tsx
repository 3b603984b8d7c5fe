import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { groupDigits } from '@contract/cardNumber';
import { Disclosure } from '@/shared/ui/disclosure';
import { Ltr } from '@/shared/ui/ltr';
import { PlainList } from '@/shared/ui/plain-list';

import type { TestCard } from '../api/testCards';
import type { CardValues } from '../model/cardValues';

/** Offers test cards, so that nobody types a real card where no money is charged. */
export function TestCards({ cards }: { cards: readonly TestCard[] }) {
  const { t } = useTranslation('payment');
  const { setFieldValue } = useFormikContext<CardValues>();

  return (
    <Alert severity="info" role="note">
      <AlertTitle>{t('trial.title')}</AlertTitle>
      {t('trial.body')}
      <Box sx={{ mt: 0.5 }}>
        <Disclosure summary={t('trial.cards')}>
          <PlainList spacing={1} sx={{ mt: 1 }}>
            {cards.map(({ number, outcome }) => (
              <Box component="li" key={number} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                <Link
                  component="button"
                  type="button"
                  variant="body2"
                  sx={{ minHeight: 32 }}
                  onClick={() => void setFieldValue('number', groupDigits(number))}
                >
                  <Ltr>{groupDigits(number)}</Ltr>
                </Link>
                {t(`trial.${outcome}`)}
              </Box>
            ))}
          </PlainList>
        </Disclosure>
      </Box>
    </Alert>
  );
}
