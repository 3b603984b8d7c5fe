import { type Static, Type } from '@sinclair/typebox';

import { STOCK_REASONS } from '../stock';
import { DateTime, Nullable, Shape, StringEnum } from './envelope';

export const StockMovement = Shape('StockMovement', {
  id: Type.Integer(),
  reason: StringEnum(STOCK_REASONS),
  change: Type.Integer({ description: 'Units; negative for what left the shelf' }),
  balance: Type.Integer({ description: 'Units on the shelf afterwards' }),
  order: Nullable(
    Type.Object({ id: Type.Integer(), order_code: Type.String() }),
    'Null for what no order took or gave back',
  ),
  actor: Nullable(
    Type.String(),
    'The name of who moved it; null for what the medication was listed with, and for who has deleted the account',
  ),
  created_at: DateTime(),
});
export type StockMovement = Static<typeof StockMovement>;
