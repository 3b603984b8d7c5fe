export { answerMedia, answerNarrow, isNarrow } from './answerMedia';
export { answer, makePage, refuse } from './answers';
export { chooseOption } from './chooseOption';
export { deferredResponse } from './deferredResponse';
export { fieldOf, queryField } from './fieldOf';
export { fillInTexts } from './fillInTexts';
export { makeAddress } from './makeAddress';
export { makeCard } from './makeCard';
export { EMPTY_CART, makeAmounts, makeCart, makeLine, makeQuote } from './makeCart';
export {
  makeCategory,
  makeMedication,
  makeMedicationDetails,
  makePharmacy,
  makePharmacyDetails,
} from './makeCatalogue';
export { makeEvent, makeOrder, makeOrderRow } from './makeOrder';
export { makePharmacySettings } from './makePharmacySettings';
export { makeProduct, makeProductRow } from './makeProduct';
export { makeKeptPromo, makePromoCode } from './makePromoCode';
export { makeSession, makeSignedIn, makeUser } from './makeSession';
export { HEARD, news } from './news';
export { PLACES } from './places';
export { recordPosts } from './recordPosts';
export { refocusWindow } from './refocusWindow';
export { renderApp } from './renderApp';
export { server } from './server';
export { startTexts } from './startTexts';
