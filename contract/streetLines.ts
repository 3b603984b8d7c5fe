/** A street is written in lines. Where it stands in one, as part of an address, a comma takes the place of each break. */
export const streetLines = (street: string) => street.split(/[\s,،]*\n\s*/).filter(Boolean);
