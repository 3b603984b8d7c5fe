import { isPastExpiry } from '@contract/expiry';
import { LIMITS } from '@contract/limits';
import { message } from '@contract/messages';
import type { PaymentMethodInput } from '@contract/paymentMethod';
import type { PaymentMethod, PaymentMethods } from '@contract/wire/paymentMethod';

import type { Database } from '../../db/database';
import { conflict, invalidField, notFound } from '../../errors';
import { askGateway } from '../../payments/askGateway';
import type { Card, Payments } from '../../payments/gateway';
import type { Session } from '../../plugins/session';
import { withAccount } from '../accounts/accounts.service';
import { withSession } from '../sessions/sessions.service';
import {
  clearDefault,
  deleteCardRow,
  findCard,
  findCardByToken,
  findCards,
  findDefaultCard,
  insertCard,
  type SavedCard,
  setDefault,
} from './paymentMethods.repository';

/** A customer's saved cards, the oldest first, and whether cards are accepted at all. */
export const listPaymentMethods = async (
  db: Database,
  { gateway }: Pick<Payments, 'gateway'>,
  userId: number,
): Promise<PaymentMethods> => ({
  gateway: gateway?.name ?? null,
  cards: (await findCards(db, userId)).map(toPaymentMethod),
});

/**
 * Stores what the gateway says of the token; the same token again is the same card. The first card becomes the default, whatever the input
 * says. 422 at `token` if the gateway does not know it or the card has expired, 409 cardsNotAccepted and tooManyCards.
 */
export async function addPaymentMethod(
  db: Database,
  payments: Payments,
  session: Session,
  input: PaymentMethodInput,
): Promise<PaymentMethod> {
  const { userId } = session;
  const card = await askForCard(payments, input.token);
  return withSession(db, session, async (tx) => {
    const existing = await findCardByToken(tx, userId, input.token);
    if (existing) return toPaymentMethod(existing);
    if ((await findCards(tx, userId)).length >= LIMITS.paymentMethods) {
      throw conflict('tooManyCards', { values: { max: LIMITS.paymentMethods } });
    }
    const isDefault = input.is_default || (await findDefaultCard(tx, userId)) === undefined;
    if (isDefault) await clearDefault(tx, userId);
    const saved = { userId, token: input.token, holderName: input.holder_name, isDefault, ...card };
    return toPaymentMethod(await insertCard(tx, saved));
  });
}

async function askForCard(payments: Payments, token: string): Promise<Card> {
  const card = await askGateway(payments, (gateway, signal) => gateway.cardOf(token, signal));
  if (!card) throw invalidField('token', message('cardTokenInvalid'));
  if (isPastExpiry(toExpiry(card))) throw invalidField('token', message('cardExpired'));
  return card;
}

export const setDefaultPaymentMethod = (db: Database, userId: number, id: number): Promise<PaymentMethod> =>
  withAccount(db, userId, async (tx) => {
    const card = await findCard(tx, userId, id);
    if (!card) throw notFound('cardNotFound');
    await moveDefault(tx, userId, id);
    return toPaymentMethod({ ...card, isDefault: true });
  });

/**
 * If the default is deleted, the first remaining card becomes the default (spec, section 4). Orders that were paid with the card keep their
 * payment.
 */
export const deletePaymentMethod = (db: Database, userId: number, id: number): Promise<void> =>
  withAccount(db, userId, async (tx) => {
    if (!(await deleteCardRow(tx, userId, id))) throw notFound('cardNotFound');
    const others = await findCards(tx, userId);
    const [oldest] = others;
    if (oldest && !others.some(({ isDefault }) => isDefault)) await moveDefault(tx, userId, oldest.id);
  });

/** The card to pay with: the named one, or else the default. 422 at `payment_method_id` if there is none or it has expired. */
export async function cardToCharge(db: Database, userId: number, id: number | undefined): Promise<SavedCard> {
  const card = id === undefined ? await findDefaultCard(db, userId) : await findCard(db, userId, id);
  if (!card) throw invalidField('payment_method_id', message('cardRequired'));
  if (isPastExpiry(toExpiry(card))) throw invalidField('payment_method_id', message('cardExpired'));
  return card;
}

async function moveDefault(tx: Database, userId: number, id: number): Promise<void> {
  await clearDefault(tx, userId);
  await setDefault(tx, userId, id);
}

const toExpiry = ({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>) => ({
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
});

const toPaymentMethod = (card: SavedCard): PaymentMethod => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  ...toExpiry(card),
  holder_name: card.holderName,
  is_default: card.isDefault,
  is_expired: isPastExpiry(toExpiry(card)),
});
