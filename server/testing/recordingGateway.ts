import type { PaymentGateway, Payments } from '../payments/gateway';
import { sandboxGateway } from '../payments/sandbox';

type Operation = 'authorise' | 'capture' | 'release' | 'refund';

interface Asked {
  operation: Operation;
  key: string;
  /** Piastres. */
  amount: number;
}

/** A provider of a test's own: the sandbox that remembers what it was asked, and does as the test says meanwhile. */
export function recordingGateway() {
  const asked: Asked[] = [];
  const interruptions: Partial<Record<Operation, () => Promise<unknown>>> = {};
  const note = async (operation: Operation, { key, amount }: { key: string; amount: number }) => {
    asked.push({ operation, key, amount });
    await interruptions[operation]?.();
  };

  const gateway: PaymentGateway = {
    ...sandboxGateway,
    authorise: async (request, signal) => {
      await note('authorise', request);
      return sandboxGateway.authorise(request, signal);
    },
    capture: async (payment, signal) => {
      await note('capture', payment);
      return sandboxGateway.capture(payment, signal);
    },
    release: async (payment, signal) => {
      await note('release', payment);
      return sandboxGateway.release(payment, signal);
    },
    refund: async (request, signal) => {
      await note('refund', request);
      return sandboxGateway.refund(request, signal);
    },
  };
  const payments: Payments = { gateway, timeoutMs: 500, settleSoon: () => undefined };

  return {
    payments,
    asked,
    amountsOf: (operation: Operation) =>
      asked.filter((each) => each.operation === operation).map(({ amount }) => amount),
    keysOf: (operation: Operation) => [
      ...new Set(asked.filter((each) => each.operation === operation).map(({ key }) => key)),
    ],
    /** As before the first call. */
    reset: () => {
      asked.length = 0;
      for (const operation of Object.keys(interruptions) as Operation[]) interruptions[operation] = undefined;
    },
    /** What happens while the gateway thinks; it may throw, as a lost connection does. */
    during: (operation: Operation, happening: (() => Promise<unknown>) | undefined) => {
      interruptions[operation] = happening;
    },
  };
}
