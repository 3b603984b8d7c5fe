import { formatTime } from '@contract/formatTime';
import type { Language } from '@contract/language';
import { egpOrNull, toEgp, toPiastres } from '@contract/money';
import { closedUntil } from '@contract/pharmacy';
import type {
  PharmacyNotificationsChange,
  PharmacyPreferencesChange,
  PharmacyProfileChange,
} from '@contract/pharmacySettings';
import { toE164 } from '@contract/validation/fields';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';

import type { MailingContext } from '../../context';
import type { Database } from '../../db/database';
import { emptyToNull } from '../../db/emptyToNull';
import { notFound } from '../../errors';
import { countAttempt } from '../attempts/attempts.service';
import { queueRenamedMail } from '../pharmacies/supportMails.service';
import { findSettings, type FoundSettings, lockShown, updateSettings } from './pharmacySettings.repository';

export const readSettings = async (db: Database, pharmacyId: number): Promise<PharmacySettings> =>
  toSettings(await findSettings(db, pharmacyId));

export interface ProfileContext extends MailingContext {
  /** Whether pharmacies are approved without an operator, in which case support is not told of new names either. */
  isApprovalAutomatic: boolean;
}

/**
 * Saves what customers see from now on, on their earlier orders as well. Support is told of a changed name: a pharmacy could otherwise be
 * approved under one name and then take that of another. 429 after too many changes.
 */
export const saveProfile = (
  { db, secret, sender, isApprovalAutomatic }: ProfileContext,
  { pharmacyId, language }: { pharmacyId: number; language: Language },
  input: PharmacyProfileChange,
): Promise<PharmacySettings> =>
  db.transaction(async (tx) => {
    const before = await lockShown(tx, pharmacyId);
    const saved = await saveSettings(tx, pharmacyId, {
      name: input.name,
      nameAr: input.name_ar,
      email: emptyToNull(input.email),
      phone: input.phone && toE164(input.phone),
      address: input.address,
      addressAr: emptyToNull(input.address_ar),
      postalCode: input.postal_code,
      website: emptyToNull(input.website),
      description: emptyToNull(input.description),
      openingTime: input.opening_time,
      closingTime: input.closing_time,
      workingDays: input.working_days,
    });
    const isRenamed = before && (before.name !== saved.name || before.nameAr !== saved.name_ar);
    if (isRenamed && !isApprovalAutomatic) {
      await countAttempt({ db: tx, secret }, 'rename', pharmacyId);
      await queueRenamedMail(tx, sender, { pharmacyId, before, language });
    }
    return saved;
  });

/** The next quote uses the new fee and threshold; placed orders keep their amounts (docs/decisions/0025). */
export const savePreferences = (db: Database, pharmacyId: number, input: PharmacyPreferencesChange) =>
  saveSettings(db, pharmacyId, {
    isDeliveryAvailable: input.is_delivery_available,
    deliveryFee: inPiastres(input.delivery_fee),
    freeDeliveryThreshold: inPiastres(input.free_delivery_threshold),
    closedUntil: input.closed_until,
    lowStockThreshold: input.low_stock_threshold,
  });

/** Applies to later events only. Earlier notifications stay. */
export const saveNotifications = (db: Database, pharmacyId: number, input: PharmacyNotificationsChange) =>
  saveSettings(db, pharmacyId, {
    notifyNewOrders: input.notify_new_orders,
    notifyOrderUpdates: input.notify_order_updates,
    notifyLowStock: input.notify_low_stock,
    notifyByMail: input.notify_by_mail,
    mailLanguage: input.mail_language,
  });

/** Undefined leaves a value as it is; null is a value of its own. */
const inPiastres = <None extends null | undefined>(egp: number | None) =>
  typeof egp === 'number' ? toPiastres(egp) : egp;

export const saveSettings = async (
  db: Database,
  pharmacyId: number,
  changes: Partial<FoundSettings>,
): Promise<PharmacySettings> => toSettings(await updateSettings(db, pharmacyId, changes));

function toSettings(found: FoundSettings | undefined): PharmacySettings {
  if (!found) throw notFound('pharmacyNotFound');
  return {
    name: found.name,
    name_ar: found.nameAr,
    image: found.image,
    email: found.email ?? '',
    phone: found.phone,
    address: found.address,
    address_ar: found.addressAr ?? '',
    postal_code: found.postalCode,
    website: found.website ?? '',
    description: found.description ?? '',
    opening_time: formatTime(found.openingTime),
    closing_time: formatTime(found.closingTime),
    working_days: found.workingDays,
    is_delivery_available: found.isDeliveryAvailable,
    delivery_fee: toEgp(found.deliveryFee),
    free_delivery_threshold: egpOrNull(found.freeDeliveryThreshold),
    closed_until: closedUntil(found.closedUntil),
    low_stock_threshold: found.lowStockThreshold,
    notify_new_orders: found.notifyNewOrders,
    notify_order_updates: found.notifyOrderUpdates,
    notify_low_stock: found.notifyLowStock,
    notify_by_mail: found.notifyByMail,
    mail_language: found.mailLanguage,
  };
}
