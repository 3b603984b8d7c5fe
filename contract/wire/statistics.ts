import { type Static, Type } from '@sinclair/typebox';

import { ORDER_STATUSES } from '../order';
import { Egp, Nullable, Shape, StringEnum } from './envelope';
import { NamedMedicine } from './medication';

const Day = Type.String({ format: 'date', description: "A day of Cairo's calendar" });
const Revenue = Egp('Totals of the orders that are not cancelled, less what was given back of them');
const Percent = Nullable(Type.Number(), 'One decimal; null where there was nothing to grow from');

/** The figures of these days; `to` is the last of them. */
const PeriodFigures = Shape('PeriodFigures', {
  from: Day,
  to: Day,
  revenue: Revenue,
  orders: Type.Integer(),
  medications: Type.Integer({ description: 'Listed since, and still listed' }),
  customers: Type.Integer({ description: 'People who ordered' }),
});

export const PharmacyStatistics = Shape('PharmacyStatistics', {
  total_medications: Type.Integer(),
  total_customers: Type.Integer({ description: 'People with at least one order' }),
  total_orders: Type.Integer(),
  pending_orders: Type.Integer(),
  total_revenue: Revenue,
  this_month: PeriodFigures,
  /** The same number of days from the start of last month. */
  last_month: PeriodFigures,
  /** The growth from those days to this month. */
  change: Type.Object({ revenue: Percent, orders: Percent, medications: Percent, customers: Percent }),
});
export type PharmacyStatistics = Static<typeof PharmacyStatistics>;

const TrendPoint = Type.Object({ from: Day, orders: Type.Integer(), revenue: Revenue });

/** Every day and month has a point, even without orders; the oldest comes first. */
export const PharmacyTrends = Shape('PharmacyTrends', {
  days: Type.Array(TrendPoint),
  months: Type.Array(TrendPoint),
  /** Orders of the same days by their current status, in the order in which the statuses follow each other. */
  statuses: Type.Array(Type.Object({ status: StringEnum(ORDER_STATUSES), orders: Type.Integer() })),
  /** The medications with the most units sold on the same days, without cancelled orders. */
  top_medications: Type.Array(
    Type.Object({
      ...NamedMedicine.properties,
      units: Type.Integer(),
      revenue: Egp('What the units cost, before discounts and delivery'),
    }),
  ),
});
export type PharmacyTrends = Static<typeof PharmacyTrends>;

export const ExpiringMedication = Shape('ExpiringMedication', {
  ...NamedMedicine.properties,
  expiry_date: Day,
  is_expired: Type.Boolean(),
  stock: Type.Integer(),
});
export type ExpiringMedication = Static<typeof ExpiringMedication>;
