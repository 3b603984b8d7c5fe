import { message } from '@contract/messages';

import { translate } from './messages';

it.each([
  ['en', 'El Nile does not deliver. Choose pick-up instead'],
  ['ar', 'النيل لا توفر التوصيل. اختر الاستلام من الصيدلية'],
] as const)('names a pharmacy in %s', (language, text) => {
  expect(translate(message('deliveryNotOffered', { pharmacy: 'El Nile', pharmacy_ar: 'النيل' }), language)).toBe(text);
});

it.each([
  ['en', 1, '1 second'],
  ['en', 30, '30 seconds'],
  ['en', 60, '1 minute'],
  ['en', 61, '2 minutes'],
  ['en', 900, '15 minutes'],
  ['ar', 2, 'ثانيتان'],
  ['ar', 4, '4 ثوان'],
  ['ar', 900, '15 دقيقة'],
] as const)('says in %s how long to wait: %i', (language, seconds, wait) => {
  expect(translate(message('tooManyAttempts', { wait: seconds }), language)).toMatch(
    new RegExp(`: ${wait}$| in ${wait}$`),
  );
});
