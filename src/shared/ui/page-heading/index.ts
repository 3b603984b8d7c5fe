export { PageHeading } from './PageHeading';
