import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Cart, CartLine } from '@contract/wire/cart';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { PlainList } from '@/shared/ui/plain-list';

import type { CartChanges } from '../model/useCartChanges';
import { useLineName } from '../model/useLineName';
import { LineRow } from './LineRow';
import { SoldBy } from './SoldBy';

interface CartLinesProps {
  cart: Cart;
  changes: CartChanges;
}

/** The lines, grouped by pharmacy: each group becomes an order of its own. */
export function CartLines({ cart, changes }: CartLinesProps) {
  const { t } = useTranslation('cart');
  const lineName = useLineName(cart);
  const [isAsking, setIsAsking] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  // The pressed button disappears with its line, so the focus moves to the button of the next line, or else of the previous one.
  const remove = (line: CartLine, pressed: HTMLButtonElement) => {
    const buttons = Array.from(list.current?.querySelectorAll<HTMLButtonElement>('button[name="remove"]') ?? []);
    const place = buttons.indexOf(pressed);
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    void changes.remove(line);
  };
  const clear = async () => {
    await changes.clear();
    setIsAsking(false);
  };

  return (
    <Stack ref={list} spacing={3} useFlexGap>
      {cart.quotes.map(({ pharmacy }) => (
        <Card key={pharmacy.id} component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <SoldBy pharmacy={pharmacy} />
          <PlainList divider={<Divider component="li" aria-hidden />}>
            {cart.items
              .filter(({ medication }) => medication.pharmacy.id === pharmacy.id)
              .map((line) => (
                <LineRow
                  key={line.medication.id}
                  line={line}
                  name={lineName(line)}
                  isRecomputing={changes.isRecomputing}
                  onQuantity={(quantity) => void changes.change(line, quantity)}
                  onRemove={(button) => remove(line, button)}
                />
              ))}
          </PlainList>
        </Card>
      ))}
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setIsAsking(true)}
        sx={{ alignSelf: 'flex-start', marginInlineStart: -2 }}
      >
        {t('clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('clearTitle')}
        body={t('clearBody')}
        confirmLabel={t('clear')}
        isBusy={changes.isClearing}
        onConfirm={clear}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}
