export { ColorsSwitch } from './ui/ColorsSwitch';
