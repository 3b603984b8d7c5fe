export { PrivacyPage } from './ui/PrivacyPage';
export { TermsPage } from './ui/TermsPage';
