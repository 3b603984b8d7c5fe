/** The lines of a street. Where an address is shown in one line, a comma replaces each line break. */
export const streetLines = (street: string) => street.split(/[\s,،]*\n\s*/).filter(Boolean);
