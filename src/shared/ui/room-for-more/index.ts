export { RoomForMore } from './RoomForMore';
