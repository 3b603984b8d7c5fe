export { currentLanguage, loadTexts, NAMESPACES, setLanguage, startI18n } from './i18n';
export { useLanguage, useSay } from './useLanguage';
