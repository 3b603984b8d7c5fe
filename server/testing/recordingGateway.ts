import type { PaymentGateway, Payments } from '../payments/gateway';
import { sandboxGateway } from '../payments/sandbox';

type Operation = 'authorise' | 'capture' | 'release' | 'refund';

interface RecordedRequest {
  operation: Operation;
  key: string;
  /** In piastres. */
  amount: number;
}

/** The sandbox gateway, which records its calls and lets a test do something during one. */
export function recordingGateway() {
  const requests: RecordedRequest[] = [];
  const interruptions: Partial<Record<Operation, () => Promise<unknown>>> = {};
  const record = async (operation: Operation, { key, amount }: { key: string; amount: number }) => {
    requests.push({ operation, key, amount });
    await interruptions[operation]?.();
  };

  const gateway: PaymentGateway = {
    ...sandboxGateway,
    authorise: async (request, signal) => {
      await record('authorise', request);
      return sandboxGateway.authorise(request, signal);
    },
    capture: async (payment, signal) => {
      await record('capture', payment);
      return sandboxGateway.capture(payment, signal);
    },
    release: async (payment, signal) => {
      await record('release', payment);
      return sandboxGateway.release(payment, signal);
    },
    refund: async (request, signal) => {
      await record('refund', request);
      return sandboxGateway.refund(request, signal);
    },
  };
  const payments: Payments = { gateway, timeoutMs: 500, scheduleSettlement: () => undefined };

  return {
    payments,
    requests,
    amountsOf: (operation: Operation) =>
      requests.filter((each) => each.operation === operation).map(({ amount }) => amount),
    keysOf: (operation: Operation) => [
      ...new Set(requests.filter((each) => each.operation === operation).map(({ key }) => key)),
    ],
    /** Forgets the recorded calls, and what was to happen during one. */
    reset: () => {
      requests.length = 0;
      for (const operation of Object.keys(interruptions) as Operation[]) interruptions[operation] = undefined;
    },
    /** Sets what happens while the gateway is called. It may throw, as a lost connection does. */
    during: (operation: Operation, happening: (() => Promise<unknown>) | undefined) => {
      interruptions[operation] = happening;
    },
  };
}
