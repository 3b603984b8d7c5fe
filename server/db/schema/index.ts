export { gender, loginFailures, refreshTokens, userAddresses, users, userType } from './accounts';
export { cartItems } from './carts';
export { cities, governorates } from './locations';
export { categoryIcon, medicationCategories, medications, medicationTexts, searchWords } from './medications';
export {
  fulfilment,
  orderEvents,
  orderItems,
  orders,
  orderStatus,
  paymentMethod,
  paymentStatus,
  purchases,
} from './orders';
export { pharmacies, pharmacyStaff, pharmacyStatus, weekDay } from './pharmacies';
