export { currentLanguage, initialLanguage, loadTexts, makeTexts, NAMESPACES, setLanguage, startI18n } from './i18n';
export { useLanguage, useMessages } from './useLanguage';
