import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { message } from './messages';
import { email, lines, noCardNumber, requiredText, text, withoutInvisible } from './validation/fields';

/** Also accepts landlines and foreign numbers. */
const PHONE = /^[\p{Nd}\s()+-]*$/u;

/** `POST /contact`: a message to support, which anybody may send. */
export const contactInput = object({
  name: requiredText('nameRequired', LIMITS.name, 'nameTooLong'),
  email,
  phone: text(LIMITS.phone, 'phoneInvalid')
    .transform(withoutInvisible)
    .matches(PHONE, message('phoneInvalid'))
    .default(''),
  subject: requiredText('subjectRequired', LIMITS.subject, 'subjectTooLong').test(noCardNumber),
  message: lines(LIMITS.message, 'messageTooLong').required(message('messageRequired')).test(noCardNumber),
});

export type ContactInput = InferType<typeof contactInput>;
