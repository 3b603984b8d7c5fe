export { AddCardForm } from './ui/AddCardForm';
