export { API_URL, siteOrigin, standAt } from './env';
export { PLACEHOLDER } from './pictures';
export { SITE_LINKS } from './siteLinks';
export { nameSupport, SUPPORT_PHONES, supportEmail } from './support';
export { ROUTES, routeTo } from '@contract/routes';
