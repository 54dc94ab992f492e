import type { CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

export const ROLES = ['buyer', 'seller', 'arbiter'] as const;

const argument = { name: '<escrow>', summary: 'esc_…, as `escrow list` shows it.' };
const milestone: OptionSpec = {
  flags: '--milestone <id>',
  summary: 'Only this milestone, mls_….',
};
const as = (role?: (typeof ROLES)[number]): OptionSpec => ({
  flags: '--as <role>',
  summary: 'Whose part you take.',
  choices: ROLES,
  ...(role && { default: role }),
});

interface Verb {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionSpec[];
  readonly example?: string;
}

const VERBS: readonly Verb[] = [
  { name: 'fund', summary: 'Put the money of the buyer into escrow.', options: [as('buyer')] },
  { name: 'accept', summary: 'Take the terms on, as the seller.', options: [as('seller')] },
  {
    name: 'deliver',
    summary: 'Say that all of it, or a milestone, is delivered.',
    options: [as('seller'), milestone],
  },
  {
    name: 'release',
    summary: 'Pay the seller: a milestone, an amount, or all that is left.',
    options: [
      as('buyer'),
      milestone,
      { flags: '--amount <units>', summary: 'Only so many minor units.' },
    ],
    example: 'skydeck escrow release esc_… --milestone mls_…',
  },
  {
    name: 'refund',
    summary: 'Pay the buyer back: a milestone, or all that is left.',
    options: [as('seller'), milestone],
  },
  {
    name: 'dispute',
    summary: 'Stop everything until the arbiter decides.',
    options: [as('buyer'), { flags: '--reason <text>', summary: 'Why.' }],
    example: 'skydeck escrow dispute esc_… --as buyer --reason "It is broken."',
  },
  {
    name: 'evidence',
    summary: 'Show the arbiter something about a dispute.',
    options: [
      as('buyer'),
      { flags: '--text <text>', summary: 'What it shows.' },
      { flags: '--link <url>', summary: 'Where it is; repeat for several.', isRepeatable: true },
    ],
  },
  {
    name: 'resolve',
    summary: 'Divide what is left, as the arbiter.',
    options: [
      as('arbiter'),
      { flags: '--to-seller <units>', summary: 'Minor units for the seller.' },
      { flags: '--to-buyer <units>', summary: 'Minor units back to the buyer.' },
      { flags: '--note <text>', summary: 'Why, for both.' },
    ],
    example: 'skydeck escrow resolve esc_… --to-seller 4000 --to-buyer 6000',
  },
  { name: 'cancel', summary: 'Give up an escrow without money.', options: [as('buyer')] },
];

/** What parties do with an escrow. */
export const escrowVerbCommands: readonly CommandSpec[] = VERBS.map(
  ({ name, summary, options, example }) => ({
    name,
    summary,
    arguments: [argument],
    options: [...options, IDEMPOTENCY_KEY],
    examples: [example ?? `skydeck escrow ${name} esc_…`],
    load: async () => (await import('./escrow-verbs.js')).actionOf(name),
  }),
);
