export { SiteMapPage } from './ui/SiteMapPage';
