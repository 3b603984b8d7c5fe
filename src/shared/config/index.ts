export { API_URL } from './env';
export { ROUTES, routeTo } from './routes';
export { SUPPORT } from './support';
