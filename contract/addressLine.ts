import { COMMA, type Language } from './language';

/** An address in one line, as an order keeps it: the name, the lines of the street, the city and the governorate. */
export const joinAddress = (parts: readonly string[], language: Language) => parts.join(COMMA[language]);

/** What such a line was made of. The name that it begins with may have commas of its own. */
export const splitAddress = (line: string, name: string, language: Language) => [
  name,
  ...line.slice(name.length).split(COMMA[language]).filter(Boolean),
];
