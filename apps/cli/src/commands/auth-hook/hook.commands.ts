import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** When the servers of a project are asked. */
export const HOOK_KINDS = ['before_sign_up', 'before_sign_in', 'custom_claims'] as const;
/** What happens without a good answer. */
export const ON_FAILURE = ['refuse', 'allow'] as const;

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the hook, such as sih_….' };

/** Servers of a project that have a say in sign-ins. */
export const hookCommands: CommandGroup = {
  name: 'hook',
  summary: 'Let your servers have a say when users sign up or in.',
  commands: [
    {
      name: 'list',
      summary: 'List the sign-in hooks of the project.',
      load: async () => (await import('./hook.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Add a sign-in hook. Its secret is shown once.',
      arguments: [
        { name: '<kind>', summary: 'When it is asked.', choices: HOOK_KINDS },
        { name: '<url>', summary: 'Where the question is posted to.' },
      ],
      options: [
        {
          flags: '--on-failure <what>',
          summary: 'Whether users get in while there is no good answer.',
          choices: ON_FAILURE,
          default: 'refuse',
        },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck auth hook create before_sign_up https://shop.example.com/hooks/sign-up'],
      load: async () => (await import('./hook.js')).create,
    },
    {
      name: 'test',
      summary: 'Ask a hook about somebody made up, and see how it answers.',
      arguments: [id],
      load: async () => (await import('./hook.js')).test,
    },
    {
      name: 'rotate',
      summary: 'Replace the secret of a hook at once. The new one is shown once.',
      arguments: [id],
      load: async () => (await import('./hook.js')).rotate,
    },
    {
      name: 'delete',
      summary: 'Remove a hook: nobody is asked any more.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./hook.js')).remove,
    },
  ],
};
