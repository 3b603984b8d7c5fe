/** What a field of a request is for, where its name and its bounds do not say it. Not in the contract: browsers would load it. */
export const FIELD_DESCRIPTIONS: Partial<Record<string, string>> = {
  'idempotency-key': 'Any text of your own: a call that carries it may be repeated at will and is carried out once',
  expected_total:
    'EGP that the customer saw for the whole cart. Where the cart costs something else by now, nothing is ordered: 409 `priceChanged`',
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
  seen_stock:
    'The stock that `stock` takes the place of. Where it has moved since, nothing is changed: 409 `stockMoved`. Without it `stock` holds, whatever was there',
  is_whole:
    'Changes every product that `q`, `category_id` and `state` find, and all products where none of them is given; `ids` is then passed over',
  start_date: 'The first day on which the code applies, in Egypt',
  end_date: 'The last day on which the code applies, in Egypt',
};
