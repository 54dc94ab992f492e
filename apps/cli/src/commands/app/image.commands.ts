import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };

/** For private images, wherever one is named. */
export const REGISTRY_USER: OptionSpec = {
  flags: '--registry-user <user>',
  summary: 'User of the registry; the password is read from standard input.',
};

/** How an app is made of an image that somebody else has built. */
export const imageCommands: CommandGroup = {
  name: 'image',
  summary: 'The prebuilt image that an app is made of.',
  commands: [
    {
      name: 'show',
      summary: 'Show the image, and what its name stood for when it was deployed.',
      arguments: [app],
      load: async () => (await import('./image.js')).show,
    },
    {
      name: 'set',
      summary: 'Have an app be made of an image. The next deployment takes it.',
      arguments: [app, { name: '<image>', summary: 'Such as ghcr.io/you/shop:1.4.' }],
      options: [REGISTRY_USER],
      examples: ['skydeck app image set shop ghcr.io/you/shop:1.4'],
      load: async () => (await import('./image.js')).set,
    },
    {
      name: 'check',
      summary: 'Deploy the image again if its tag has moved.',
      arguments: [app],
      load: async () => (await import('./image.js')).check,
    },
    {
      name: 'webhook',
      summary: 'Make an address where a registry tells of pushes. It is shown once.',
      arguments: [app],
      load: async () => (await import('./image.js')).createWebhook,
    },
    {
      name: 'forget-webhook',
      summary: 'Throw that address away.',
      arguments: [app],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./image.js')).deleteWebhook,
    },
  ],
};
