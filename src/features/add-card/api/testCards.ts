import type { SandboxOutcome } from '@contract/sandboxToken';

export interface TestCard {
  number: string;
  outcome: SandboxOutcome;
}

/** The cards that the sandbox accepts, and how its bank answers to each. Keep the table in docs/payments.md the same. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'approve' },
  { number: '5555555555554444', outcome: 'approve' },
  { number: '5078030000000003', outcome: 'approve' },
  { number: '4000000000000002', outcome: 'decline' },
  { number: '5105105105105100', outcome: 'decline' },
  { number: '5078030000000011', outcome: 'decline' },
  { number: '4000000000009995', outcome: 'insufficient_funds' },
  { number: '4000000000000119', outcome: 'time_out' },
  { number: '5200828282828210', outcome: 'time_out' },
  { number: '5078030000000029', outcome: 'time_out' },
];
