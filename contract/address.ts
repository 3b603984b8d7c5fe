import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { message } from './messages';
import { flag, lines, mobile, requiredId, requiredText, text } from './validation/fields';

/** What the form edits and `POST /user/addresses/*` accepts: one rule set for both sides. */
export const addressInput = object({
  name: requiredText('nameRequired', LIMITS.name, 'nameTooLong'),
  phone: mobile(),
  address: lines(LIMITS.address, 'addressTooLong').required(message('addressTextRequired')),
  governorate_id: requiredId('governorateRequired'),
  city_id: requiredId('cityRequired'),
  postal_code: text(LIMITS.postalCode, 'postalCodeTooLong').default(''),
  is_default: flag().default(false),
});

export type AddressInput = InferType<typeof addressInput>;
