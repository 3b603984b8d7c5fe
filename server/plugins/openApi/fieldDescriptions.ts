/** Describes the fields of requests whose names and bounds do not explain them. Kept out of the contract, which browsers load. */
export const FIELD_DESCRIPTIONS: Partial<Record<string, string>> = {
  id: 'The `id` that a list has answered; 404 where there is none, or it is not yours',
  'idempotency-key':
    'Any text of your own, one for each call: what comes again with it within ten minutes, as it was and from the same sign-in, is carried out once and answered as the first was',
  page: 'Which page, from 1; one beyond the last has no rows',
  paginate: 'Rows of a page',
  sort: 'What comes first; rows that are alike in it keep one order from page to page',
  in_stock: 'Leaves out what is sold out',
  state:
    '`low_stock`: on sale and below its alert; `expiring`: on sale, on the shelf and near its expiry date or past it; `off_sale`: not on sale; `prescription`: on sale or not, handed over against a prescription only',
  category_id: 'A category, of `GET /api/medications/categories`',
  governorate_id: 'A governorate, of `GET /api/items/governorates`',
  city_id: 'A city of that governorate, of `GET /api/items/cities`',
  pharmacy_id: 'A pharmacy, by its `id`',
  expected_total:
    'EGP that the customer saw for what is ordered: the sum over `quotes` of `delivery.total`, or of `pickup.total` where `fulfilments` picks that up or the pharmacy does not deliver. Where it costs something else by now, nothing is ordered: 409 `priceChanged`',
  expected_fingerprint:
    'The `fingerprint` of the cart that the customer saw. Where the cart holds something else by now, nothing is ordered: 409 `cartChanged`. An empty one is that of no cart',
  expected_address_fingerprint:
    'The `fingerprint` of the address that the customer saw. Where it is another address by now, nothing is ordered: 409 `addressChanged`',
  fulfilments:
    'Delivery or pick-up by pharmacy, for each pharmacy of the cart at most once and for no other. A pharmacy that is not named delivers, if it does that at all',
  remember: 'Whether the refresh token lives 30 days, counted anew at each renewal, instead of one',
  payment_method_id: 'The card of a `credit_card` order; without it the default card',
  price: 'EGP, at most two decimals',
  value: 'A percentage, at most 100, or EGP, as `type` says; at most two decimals',
  same_as: 'The id of a medication: only offers of that very product, its name, strength and form, its own among them',
  only_if_new:
    'Adds nothing where my pharmacy has a product of this name, strength and form, on sale or not: 409 `productKnown` with its `id`',
  seen_stock:
    'The stock that `stock` takes the place of. Where it has moved since, nothing is changed: 409 `stockMoved`. Without it `stock` holds, whatever was there',
  rows: 'Each a product, with the fields of `POST /api/medications/create`',
  dry_run: 'Answers what would become of the rows, and stores nothing',
  created_before: 'Rows of earlier dry runs that were answered as `created`: they take room as well',
  is_whole:
    'Changes every product that `q`, `category_id` and `state` find, and all products where none of them is given; `ids` is then passed over',
  min_purchase: 'EGP that the lines of this pharmacy must come to; null, as 0, asks for none',
  usage_limit: 'Orders that may take the code; null is unlimited',
  per_customer_limit: 'Orders of one customer that may take it; null is unlimited',
  expiry_date: 'The last day on which it may be sold, in Egypt; null where none is known',
  user_address_id: 'An address of mine, for what is delivered; null where everything is picked up',
  free_delivery_threshold: 'EGP from which an order is delivered free: 0 for every order, null for none',
  closed_until: 'The day on which the pharmacy takes orders again, in Egypt; null to take them now',
  start_date: 'The first day on which the code applies, in Egypt',
  end_date: 'The last day on which the code applies, in Egypt',
};
