import { COMMA, type Language } from './language';

/** An address in one line, as an order keeps it: the name, the lines of the street, the city and the governorate. */
export const joinAddress = (parts: readonly string[], language: Language) => parts.join(COMMA[language]);

/** Splits such a line into its parts again. Pass the name that it begins with, since a name may contain commas. */
export const splitAddress = (line: string, name: string, language: Language) => [
  name,
  ...line.slice(name.length).split(COMMA[language]).filter(Boolean),
];
