import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { message } from './messages';
import { flag, lines, mobile, postalCode, requiredId, requiredText } from './validation/fields';

const fields = {
  name: requiredText('nameRequired', LIMITS.name, 'nameTooLong'),
  phone: mobile(),
  address: lines(LIMITS.address, 'addressTooLong').required(message('addressTextRequired')),
  governorate_id: requiredId('governorateRequired'),
  city_id: requiredId('cityRequired'),
  postal_code: postalCode(),
  is_default: flag(),
};

/** What the form edits and `POST /user/addresses/create` accepts: one rule set for both sides. */
export const addressInput = object({
  ...fields,
  postal_code: fields.postal_code.default(''),
  is_default: fields.is_default.default(false),
});

export type AddressInput = InferType<typeof addressInput>;

/** `POST /user/addresses/update/{id}`: fields that are left out stay as they are. */
export const addressChange = object(fields).partial();

export type AddressChange = InferType<typeof addressChange>;
