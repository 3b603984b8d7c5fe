export { browserStorage, setStored, tabStorage } from './storage';
