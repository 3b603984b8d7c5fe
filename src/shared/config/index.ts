export { API_URL, siteOrigin, standAt } from './env';
export { PLACEHOLDER } from './pictures';
export { ROUTES, routeTo } from './routes';
export { SITE_LINKS } from './siteLinks';
export { SUPPORT } from './support';
