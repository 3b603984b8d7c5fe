export { API_URL, siteOrigin, standAt } from './env';
export { PLACEHOLDER } from './pictures';
export { ROUTES, routeTo, routeToStaffOrder } from './routes';
export { SITE_LINKS } from './siteLinks';
export { SUPPORT } from './support';
