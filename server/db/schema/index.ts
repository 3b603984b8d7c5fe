export {
  accountTokenPurpose,
  accountTokens,
  attempts,
  gender,
  recoveryCodes,
  refreshTokens,
  sessions,
  userAddresses,
  users,
  userType,
} from './accounts';
export { answeredCalls } from './answeredCalls';
export { cartItems } from './carts';
export { contactMessages } from './contactMessages';
export { foreignCategories } from './foreignCategories';
export { governorateCounts, shelfCounts, textCounts } from './listingCounts';
export { cities, governorates } from './locations';
export { mails } from './mails';
export {
  categoryIcon,
  medicationCategories,
  medications,
  medicationTexts,
  searchWords,
  textWords,
} from './medications';
export { NOT_PLACED, notificationKind, notifications } from './notifications';
export {
  fulfilment,
  orderEvents,
  orderItems,
  orders,
  orderStatus,
  paymentMethod,
  paymentStatus,
  purchases,
  refunds,
  refundStatus,
} from './orders';
export { cardBrand, paymentIntents, paymentIntentStatus, paymentMethods } from './payments';
export { language, pharmacies, pharmacyStaff, pharmacyStatus, weekDay } from './pharmacies';
export { pharmacyCustomers } from './pharmacyCustomers';
export { cartPromoCodes, promoCodes, promoRedemptions, promoType } from './promoCodes';
export { staffInvitations } from './staffInvitations';
export { stockMovements, stockReason } from './stock';
