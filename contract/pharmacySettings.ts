import { type InferType, object, string } from 'yup';

import { dayInCairo } from './cairoDay';
import { LANGUAGES } from './language';
import { LIMITS } from './limits';
import { message } from './messages';
import { STAFF_LIMITS } from './staffLimits';
import { emptyIsNull } from './validation/emptyIsNull';
import {
  calendarDay,
  egp,
  flag,
  lines,
  mapText,
  mobile,
  optionalEmail,
  requiredPostalCode,
  requiredText,
  text,
  timeOfDay,
  wholeNumber,
  workingDays,
} from './validation/fields';

// Each part of the settings is a form, which requires all of its fields, and a route, which accepts some of them. Fields that are left out
// stay as they are, so none has a default.

/** A web address as people write it: it begins with the host, without a scheme. */
const HOST_FIRST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const withScheme = (value: string) => (HOST_FIRST.test(value) ? `https://${value}` : value);

/**
 * The pharmacy's website, empty if it has none. Only http and https are accepted, since a link with another scheme could run a script. The
 * pattern looks for the first dot of the host only: trying each dot would take seconds for 100 KB of them.
 */
const webAddress = text(STAFF_LIMITS.website)
  .transform(mapText(withScheme))
  .matches(/^https?:\/\/[^\s/?#][^\s/?#.]*\.\S+$/i, {
    message: message('websiteInvalid'),
    excludeEmptyString: true,
  });

/**
 * `POST /pharmacy/settings/profile`: what customers see of a pharmacy. Its governorate and city are missing, since only an operator can
 * change them (decision 0025).
 */
export const pharmacyProfileInput = object({
  name: requiredText('pharmacyNameRequired', LIMITS.pharmacyName, 'pharmacyNameTooLong'),
  name_ar: requiredText('pharmacyNameRequired', LIMITS.pharmacyName, 'pharmacyNameTooLong'),
  email: optionalEmail,
  phone: mobile('pharmacyPhoneInvalid'),
  address: requiredText('pharmacyAddressRequired', LIMITS.address, 'pharmacyAddressTooLong'),
  address_ar: text(LIMITS.address, 'pharmacyAddressTooLong'),
  postal_code: requiredPostalCode(),
  website: webAddress,
  description: lines(STAFF_LIMITS.pharmacyDescription),
  opening_time: timeOfDay('openingTimeRequired'),
  closing_time: timeOfDay('closingTimeRequired'),
  working_days: workingDays,
});

export const pharmacyProfileChange = pharmacyProfileInput.partial();
export type PharmacyProfileChange = InferType<typeof pharmacyProfileChange>;

/** `POST /pharmacy/settings/picture`. The picture itself is the part `image` of the form. */
export const pharmacyPictureChange = object({ remove_image: flag().default(false) });

/** In EGP. With 0 every delivery is free; with null, an empty field, none is. */
export const freeDeliveryThreshold = egp().transform(emptyIsNull).nullable();

/** At most a year ahead: a day further away is probably a typo, which would close a pharmacy without anybody noticing. */
function isReopening(day: string): boolean {
  const today = dayInCairo();
  const nextYear = Number(today.slice(0, 4)) + 1;
  return day > today && day <= `${nextYear}${today.slice(4)}`;
}

/** The day on which the pharmacy accepts orders again, or null if it accepts them now. */
const closedUntil = calendarDay()
  .transform(emptyIsNull)
  .nullable()
  .test('reopening', message('closedUntilInvalid'), (day) => !day || isReopening(day));

/** A new product with fewer units counts as low in stock. */
export const lowStockThreshold = wholeNumber(0, STAFF_LIMITS.stock).required(message('lowStockThresholdRequired'));

/** `POST /pharmacy/settings/preferences`. The fee and the threshold are in EGP, and apply from the next quote on. */
export const pharmacyPreferencesInput = object({
  is_delivery_available: flag('deliveryChoiceRequired').required(message('deliveryChoiceRequired')),
  delivery_fee: egp().required(message('deliveryFeeRequired')),
  free_delivery_threshold: freeDeliveryThreshold,
  low_stock_threshold: lowStockThreshold,
  closed_until: closedUntil,
});

export type PharmacyPreferencesInput = InferType<typeof pharmacyPreferencesInput>;

export const pharmacyPreferencesChange = pharmacyPreferencesInput.partial();
export type PharmacyPreferencesChange = InferType<typeof pharmacyPreferencesChange>;

/** `POST /pharmacy/settings/notifications`: what the pharmacy is notified of, whether also by mail, and in which language. */
export const pharmacyNotificationsInput = object({
  notify_new_orders: flag().required(),
  notify_order_updates: flag().required(),
  notify_low_stock: flag().required(),
  notify_by_mail: flag().required(),
  mail_language: string().oneOf(LANGUAGES, message('languageInvalid')).required(message('languageInvalid')),
});

export const pharmacyNotificationsChange = pharmacyNotificationsInput.partial();
export type PharmacyNotificationsChange = InferType<typeof pharmacyNotificationsChange>;
