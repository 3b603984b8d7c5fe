export { FullWidth } from './FullWidth';
export { HeroBand } from './HeroBand';
export { TitledSection } from './TitledSection';
