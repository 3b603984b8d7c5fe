export { ChooseButton } from './ChooseButton';
export { useTabToSelectionBar } from './focus';
export { SelectionBar } from './SelectionBar';
export { useBoxes } from './useBoxes';
