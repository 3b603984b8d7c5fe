export { API_URL, siteOrigin, standAt } from './env';
export { PLACEHOLDER } from './pictures';
export { SITE_LINKS } from './siteLinks';
export { SUPPORT } from './support';
export { ROUTES, routeTo } from '@contract/routes';
