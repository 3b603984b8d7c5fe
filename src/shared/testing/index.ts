export { answer, makePage, refuse } from './answers';
export { makeAddress } from './makeAddress';
export { EMPTY_CART, makeAmounts, makeCart, makeLine, makeQuote } from './makeCart';
export { makeCategory, makeMedication, makeMedicationDetails, makePharmacy } from './makeCatalogue';
export { makeEvent, makeOrder, makeOrderRow } from './makeOrder';
export { makeSession, makeSignedIn } from './makeSession';
export { renderApp } from './renderApp';
export { server } from './server';
export { startTexts } from './startTexts';
