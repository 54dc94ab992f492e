import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

/** How an app reaches its repository and follows it. */
export const accessCommands: CommandGroup['commands'] = [
  {
    name: 'deploy-key',
    summary: 'The key that an app reaches its repository with over SSH.',
    commands: [
      {
        name: 'show',
        summary: 'Show the public key, and the hosts whose keys are pinned.',
        arguments: [app],
        load: async () => (await import('./deploy-key.js')).show,
      },
      {
        name: 'create',
        summary: 'Make a key; the one before is no longer used.',
        arguments: [app],
        load: async () => (await import('./deploy-key.js')).create,
      },
      {
        name: 'delete',
        summary: 'Throw the key away.',
        arguments: [app],
        options: [yes],
        load: async () => (await import('./deploy-key.js')).remove,
      },
      {
        name: 'forget',
        summary: 'Forget the pinned key of a host, which has another one now.',
        arguments: [app, { name: '<host>', summary: 'As shown, such as github.com:22.' }],
        load: async () => (await import('./deploy-key.js')).forget,
      },
    ],
  },
  {
    name: 'hook',
    summary: 'Deploy an app when its repository is pushed to.',
    commands: [
      {
        name: 'show',
        summary: 'Show where providers deliver to, and what is followed.',
        arguments: [app],
        load: async () => (await import('./hook.js')).show,
      },
      {
        name: 'create',
        summary: 'Make a hook, or another secret for it. The secret is shown once.',
        arguments: [app],
        load: async () => (await import('./hook.js')).create,
      },
      {
        name: 'set',
        summary: 'Change what is followed.',
        arguments: [app],
        options: [
          { flags: '--auto-deploy <on|off>', summary: 'Deploy pushes.', choices: ['on', 'off'] },
          {
            flags: '--branch <pattern>',
            summary: "Follow these branches instead of the app's own; repeat for several.",
            isRepeatable: true,
          },
          {
            flags: '--path <pattern>',
            summary: 'Deploy only when one of these changed; repeat for several.',
            isRepeatable: true,
          },
          { flags: '--poll <seconds>', summary: 'Look at the repository so often; 0 for never.' },
        ],
        examples: ['skydeck app hook set shop --branch main --path apps/shop/**'],
        load: async () => (await import('./hook.js')).set,
      },
      {
        name: 'deliveries',
        summary: 'List what hosts delivered lately, and what came of it.',
        arguments: [app],
        options: [
          {
            flags: '--outcome <outcome>',
            summary: 'Only those that this came of.',
            choices: ['deployed', 'ignored', 'refused', 'failed'],
          },
        ],
        load: async () => (await import('./hook-deliveries.js')).deliveries,
      },
      {
        name: 'redeliver',
        summary: 'Take a delivery again, by the present settings.',
        arguments: [app, { name: '<delivery>', summary: 'Id of the delivery.' }],
        load: async () => (await import('./hook-deliveries.js')).redeliver,
      },
      {
        name: 'delete',
        summary: 'Throw the hook away.',
        arguments: [app],
        options: [yes],
        load: async () => (await import('./hook.js')).remove,
      },
    ],
  },
];
