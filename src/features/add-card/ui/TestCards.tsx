import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { groupDigits } from '@contract/cardNumber';
import type { TestCard } from '@/shared/payment';
import { Ltr } from '@/shared/ui/ltr';

import type { CardValues } from '../model/cardValues';

/** Keeps people from typing a real card into a shop that only pretends to charge. */
export function TestCards({ cards }: { cards: readonly TestCard[] }) {
  const { t } = useTranslation('payment');
  const { setFieldValue } = useFormikContext<CardValues>();

  return (
    <Alert severity="info" role="note">
      <AlertTitle>{t('trial.title')}</AlertTitle>
      {t('trial.body')}
      <ul style={{ margin: 0, marginBlockStart: 8, padding: 0, listStyle: 'none' }}>
        {cards.map(({ number, outcome }) => (
          <li key={number}>
            <Button size="small" color="inherit" onClick={() => void setFieldValue('number', groupDigits(number))}>
              <Ltr>{groupDigits(number)}</Ltr>
            </Button>
            {t(`trial.${outcome}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
