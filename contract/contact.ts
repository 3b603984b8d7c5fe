import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { message } from './messages';
import { email, noCardNumber, requiredText, text } from './validation/fields';

/** Landlines and numbers of other countries are welcome here. */
const PHONE = /^[\p{Nd}\s()+-]*$/u;

/** `POST /contact`: what anybody may write to support. */
export const contactInput = object({
  name: requiredText('nameRequired', LIMITS.name, 'nameTooLong'),
  email,
  phone: text(LIMITS.phone, 'phoneInvalid').matches(PHONE, message('phoneInvalid')).default(''),
  subject: requiredText('subjectRequired', LIMITS.subject, 'subjectTooLong').test(noCardNumber),
  message: requiredText('messageRequired', LIMITS.message, 'messageTooLong').test(noCardNumber),
});

export type ContactInput = InferType<typeof contactInput>;
