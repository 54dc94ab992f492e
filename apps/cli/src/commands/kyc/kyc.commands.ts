import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

const session: ArgumentSpec = { name: '<id>', summary: 'Id of the verification, such as kyc_….' };
const review: ArgumentSpec = { name: '<id>', summary: 'Id of the review, such as krev_….' };

/** What a reviewer can decide. */
export const DECISIONS = ['approve', 'decline', 'retry'] as const;

/** What a review can be. */
export const REVIEW_STATUSES = ['open', 'claimed', 'decided', 'void'] as const;

/** Verification of identities. */
export const kycCommands: CommandGroup = {
  name: 'kyc',
  summary: 'Verify the identities of your users, and review what machines cannot decide.',
  commands: [
    {
      name: 'create',
      summary: 'Begin to verify somebody. The link is shown once.',
      options: [
        { flags: '--user <id>', summary: 'The user to verify, such as usr_….' },
        { flags: '--reference <text>', summary: 'What you call the person, if it is no user.' },
        {
          flags: '--check <check>',
          summary: 'What to check; repeat for several.',
          isRepeatable: true,
        },
        {
          flags: '--country <code>',
          summary: 'Accept documents of it, such as DEU; repeat for several. All if none.',
          isRepeatable: true,
        },
        { flags: '--minimum-age <years>', summary: 'How old the person must be.' },
        { flags: '--redirect-url <url>', summary: 'Where the person goes afterwards.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck kyc create --reference order-7 --country DEU --minimum-age 18'],
      load: async () => (await import('./kyc-sessions.js')).create,
    },
    {
      name: 'list',
      summary: 'List the verifications.',
      options: [{ flags: '--reference <text>', summary: 'Only those of this person.' }],
      load: async () => (await import('./kyc-sessions.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a verification and what was checked.',
      arguments: [session],
      load: async () => (await import('./kyc-sessions.js')).show,
    },
    {
      name: 'redact',
      summary: 'Delete pictures and personal fields of what has ended.',
      arguments: [session],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./kyc-sessions.js')).redact,
    },
    {
      name: 'reviews',
      summary: 'List what people have to look at, the oldest first.',
      options: [
        {
          flags: '--status <status>',
          summary: 'Only reviews in this status.',
          choices: REVIEW_STATUSES,
          default: 'open',
        },
      ],
      load: async () => (await import('./kyc-reviews.js')).listAll,
    },
    {
      name: 'claim',
      summary: 'Take a review in hand.',
      arguments: [review],
      load: async () => (await import('./kyc-reviews.js')).claim,
    },
    {
      name: 'decide',
      summary: 'Decide a review that you have in hand.',
      arguments: [review, { name: '<decision>', summary: 'approve, decline (for good) or retry.' }],
      options: [
        {
          flags: '--reason <code>',
          summary: 'Why, such as forged; repeat for several. Needed to refuse.',
          isRepeatable: true,
        },
        { flags: '--comment <text>', summary: 'Said to the person.' },
        { flags: '--internal-comment <text>', summary: 'Said to other reviewers only.' },
      ],
      examples: ['skydeck kyc decide krev_… retry --reason document_incomplete'],
      load: async () => (await import('./kyc-reviews.js')).decide,
    },
  ],
};
