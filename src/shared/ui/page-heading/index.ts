export { PageHeading } from './PageHeading';
export { PublicHeading } from './PublicHeading';
