import type { ProviderStatus } from '../providers/driver/payment-provider.js';

/** How the settings of a sandbox time what comes later. */
export type BankDelay = 'later' | 'return';

/** What happens to a payment after it was taken. */
export interface BankStep {
  readonly after: BankDelay;
  readonly status: ProviderStatus;
  readonly failure?: string;
}

/** What the bank does with a payment. */
export interface BankScenario {
  /** One sentence for the documentation. */
  readonly tells: string;
  /** What it is at once. */
  readonly first: BankStep['status'];
  readonly failure?: string;
  readonly steps: readonly BankStep[];
  /** Whether the order is answered. */
  readonly answers: boolean;
  /** How its webhooks come. */
  readonly notices: 'usual' | 'none' | 'twice' | 'before_answer' | 'reversed';
}

const scenario = (tells: string, rest: Partial<BankScenario> = {}): BankScenario => ({
  tells,
  first: 'succeeded',
  steps: [],
  answers: true,
  notices: 'usual',
  ...rest,
});

const SUCCEEDS_LATER = [{ after: 'later', status: 'succeeded' }] as const;

/** Everything that the bank can be made to do. The number is the end of each test number. */
export const BANK_SCENARIOS = {
  succeeds: scenario('Succeeds at once.'),
  declined: scenario('Fails at once: `declined`.', { first: 'failed', failure: 'declined' }),
  insufficient: scenario('Fails at once: `insufficient_funds`.', {
    first: 'failed',
    failure: 'insufficient_funds',
  }),
  pending_succeeds: scenario('Is pending, then succeeds.', {
    first: 'pending',
    steps: SUCCEEDS_LATER,
  }),
  pending_fails: scenario('Is pending, then fails: `declined`.', {
    first: 'pending',
    steps: [{ after: 'later', status: 'failed', failure: 'declined' }],
  }),
  late_return: scenario('Succeeds, and is returned later: `returned_by_bank`.', {
    steps: [{ after: 'return', status: 'returned', failure: 'returned_by_bank' }],
  }),
  no_answer: scenario('The bank takes it, but answers nothing and sends no webhook.', {
    first: 'pending',
    steps: SUCCEEDS_LATER,
    answers: false,
    notices: 'none',
  }),
  stays_pending: scenario('Is pending for ever.', { first: 'pending' }),
  webhook_twice: scenario('Succeeds; each webhook comes twice.', { notices: 'twice' }),
  webhook_first: scenario('Succeeds; the webhook comes before the answer.', {
    notices: 'before_answer',
  }),
  webhook_reversed: scenario(
    'Is pending, then succeeds; the webhook of the first comes after that of the second.',
    { first: 'pending', steps: SUCCEEDS_LATER, notices: 'reversed' },
  ),
} as const satisfies Record<string, BankScenario>;

export type BankScenarioName = keyof typeof BANK_SCENARIOS;

export const BANK_SCENARIO_NAMES = Object.keys(BANK_SCENARIOS) as BankScenarioName[];

/** What the bank does in a scenario. */
export const scenarioOf = (name: BankScenarioName): BankScenario => BANK_SCENARIOS[name];
