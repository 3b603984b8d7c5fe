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

// Each part is a form, which asks for all of its fields, and a route, which takes some of them: what is not given stays, so none has a default.

/** As people write their address: a host with nothing before it. */
const HOST_FIRST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const withScheme = (value: string) => (HOST_FIRST.test(value) ? `https://${value}` : value);

/**
 * A page of theirs, empty where there is none. Other schemes than these could run a script where the link is shown. The first
 * dot within the host decides: tried at each dot, 100 KB of them would take seconds.
 */
const webAddress = text(STAFF_LIMITS.website)
  .transform(mapText(withScheme))
  .matches(/^https?:\/\/[^\s/?#][^\s/?#.]*\.\S+$/i, {
    message: message('websiteInvalid'),
    excludeEmptyString: true,
  });

/** `POST /pharmacy/settings/profile`: what customers see of a pharmacy. Its place is not changed here: an operator looks at it. */
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

/** `POST /pharmacy/settings/picture`, whose form brings the picture itself as `image`. */
export const pharmacyPictureChange = object({ remove_image: flag().default(false) });

/** In EGP: 0 makes every delivery free, and empty, null, makes none. */
export const freeDeliveryThreshold = egp().transform(emptyIsNull).nullable();

/** Within a year: further away it is the slip of a key, which would close a pharmacy without anybody noticing. */
function isReopening(day: string): boolean {
  const today = dayInCairo();
  const nextYear = Number(today.slice(0, 4)) + 1;
  return day > today && day <= `${nextYear}${today.slice(4)}`;
}

/** The day on which orders are taken again; null where they are taken now. */
const closedUntil = calendarDay()
  .transform(emptyIsNull)
  .nullable()
  .test('reopening', message('closedUntilInvalid'), (day) => !day || isReopening(day));

/** Units below which a new product counts as low. */
export const lowStockThreshold = wholeNumber(0, STAFF_LIMITS.stock).required(message('lowStockThresholdRequired'));

/** `POST /pharmacy/settings/preferences`. The fee and the threshold, in EGP, hold from the next quote on. */
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

/** `POST /pharmacy/settings/notifications`: what stands behind the bell, whether it is mailed as well, and in which language. */
export const pharmacyNotificationsInput = object({
  notify_new_orders: flag().required(),
  notify_order_updates: flag().required(),
  notify_low_stock: flag().required(),
  notify_by_mail: flag().required(),
  mail_language: string().oneOf(LANGUAGES, message('languageInvalid')).required(message('languageInvalid')),
});

export const pharmacyNotificationsChange = pharmacyNotificationsInput.partial();
export type PharmacyNotificationsChange = InferType<typeof pharmacyNotificationsChange>;
