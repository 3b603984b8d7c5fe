/** The query for all offers of this medicine that are in stock, the cheapest first. */
export const offersOf = (id: number) => ({ same_as: id, in_stock: true, sort: 'price-asc' }) as const;
