/** What asks for all who have this medicine in stock, the cheapest first. */
export const offersOf = (id: number) => ({ same_as: id, in_stock: true, sort: 'price-asc' }) as const;
