export { FullWidth } from './FullWidth';
export { TitledSection } from './TitledSection';
