export { currentLanguage, directionOf, initialLanguage, loadTexts, NAMESPACES, setLanguage, startI18n } from './i18n';
export { useLanguage, useSay } from './useLanguage';
