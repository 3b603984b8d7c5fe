export { useIsOpen, useWhileOpen } from './useWhileOpen';
