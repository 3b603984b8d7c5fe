import type { PaymentGatewayName } from '@contract/paymentMethod';

import type { Nudge } from '../jobs';
import type { PaymentGateway, Payments } from './gateway';
import { sandboxGateway } from './sandbox';

const GATEWAYS: Record<PaymentGatewayName, PaymentGateway> = { sandbox: sandboxGateway };

interface Settings {
  paymentGateway: PaymentGatewayName | undefined;
  paymentTimeoutMs: number;
}

export const openPayments = ({ paymentGateway, paymentTimeoutMs }: Settings, nudge: Nudge): Payments => ({
  gateway: paymentGateway && GATEWAYS[paymentGateway],
  timeoutMs: paymentTimeoutMs,
  scheduleSettlement: () => nudge('payments'),
});
