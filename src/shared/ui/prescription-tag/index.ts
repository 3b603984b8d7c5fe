export { PrescriptionTag } from './PrescriptionTag';
