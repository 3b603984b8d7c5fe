export { CustomerOverviewPage } from './ui/CustomerOverviewPage';
