export { PageBreadcrumbs } from './PageBreadcrumbs';
