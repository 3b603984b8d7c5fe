export { API_URL, setSiteOrigin, siteOrigin } from './env';
export { PLACEHOLDER } from './pictures';
export { SITE_LINKS } from './siteLinks';
export { setSupportEmail, SUPPORT_PHONES, supportEmail } from './support';
export { ROUTES, routeTo } from '@contract/routes';
