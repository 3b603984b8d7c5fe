import { screen } from '@testing-library/react';
import { useState } from 'react';

import type { Language } from '@contract/language';
import type { OrderDetails } from '@contract/wire/order';
import { renderApp } from '@/shared/testing';

import { OrderDialog } from '../OrderDialog';
import { serveCounts, serveOrder } from './serveOrders';

export const TWO_STRENGTHS = ['5 mg', '10 mg'].map((strength, place) => ({
  id: place + 1,
  quantity: 1,
  price: 45.25,
  total_price: 45.25,
  medication: {
    id: place + 5,
    name: 'Concor 30 Tablets',
    name_ar: 'كونكور 30 قرص',
    strength,
    dosage_form: null,
    prescription_required: false,
    image: null,
  },
}));

/** The text with plain spaces. */
export const seen = (sheet: Element | null) => sheet?.textContent.replace(/\u00a0/g, ' ') ?? '';

const NO_QUEUE = { ids: [], before: 0, total: 0 };

/** Stands for the list: a button that opens the dialog again after it was closed. */
function Details() {
  const [isOpen, setIsOpen] = useState(true);
  const label = 'Open';

  return (
    <>
      <button onClick={() => setIsOpen(true)}>{label}</button>
      {isOpen && <OrderDialog orderId={9} queue={NO_QUEUE} onGo={() => undefined} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export async function openDetails(order: OrderDetails, language: Language = 'en') {
  serveCounts();
  serveOrder(order);
  const page = renderApp(<Details />, { language });
  return { ...page, dialog: await screen.findByRole('dialog') };
}
