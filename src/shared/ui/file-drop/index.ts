export { DropZone } from './DropZone';
export { FileButton } from './FileButton';
