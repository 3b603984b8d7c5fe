export { API_URL } from './env';
export { PLACEHOLDER } from './pictures';
export { ROUTES, routeTo } from './routes';
export { SUPPORT } from './support';
