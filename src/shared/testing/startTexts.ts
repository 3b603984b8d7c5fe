import { NAMESPACES, setLanguage, startI18n } from '@/shared/i18n';

/** Loads every text of both languages at once, so that renderApp can switch between them without waiting. */
export async function startTexts() {
  await startI18n('ar', NAMESPACES);
  await setLanguage('en');
}
