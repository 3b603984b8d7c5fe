export { MedicineName } from './MedicineName';
