export { EASY_TO_HIT } from './easyToHit';
