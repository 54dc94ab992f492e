import type { CommandGroup, OptionSpec } from '../../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../../program/shared-options.js';

const id = { name: '<id>', summary: 'Id of the client, such as ocl_….' };
const redirects: OptionSpec = {
  flags: '--redirect-uri <uri>',
  summary: 'Where users may be sent after signing in; repeat for several.',
  isRepeatable: true,
};
const afterSignOut: OptionSpec = {
  flags: '--post-logout-redirect-uri <uri>',
  summary: 'Where users may be sent after signing out; repeat for several.',
  isRepeatable: true,
};
const scopes: OptionSpec = {
  flags: '--scope <scope>',
  summary: 'What it may ask for, such as openid or orders:read; repeat for several.',
  isRepeatable: true,
};
const grants: OptionSpec = {
  flags: '--grant-type <type>',
  summary: 'How it may get tokens, such as authorization_code; repeat for several.',
  isRepeatable: true,
};
const logo: OptionSpec = { flags: '--logo-url <url>', summary: 'Its picture for users.' };

/** Apps that sign users of a project in by OpenID Connect. */
export const clientCommands: CommandGroup = {
  name: 'client',
  summary: 'Work with the OpenID clients of a project.',
  commands: [
    {
      name: 'create',
      summary: 'Create an OpenID client. Its secret is shown once.',
      options: [
        { flags: '--name <name>', summary: 'What users see.', isRequired: true },
        {
          flags: '--type <type>',
          summary: 'Whether it can keep a secret, as servers can.',
          choices: ['public', 'confidential'],
          default: 'confidential',
        },
        redirects,
        afterSignOut,
        scopes,
        grants,
        logo,
        { flags: '--third-party', summary: 'Others made it: ask users what it may see.' },
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck auth client create --name Shop --redirect-uri https://shop.example/callback',
        'skydeck auth client create --name App --type public --redirect-uri http://127.0.0.1:8080/cb',
      ],
      load: async () => (await import('./client.js')).create,
    },
    {
      name: 'list',
      summary: 'List the OpenID clients of the project.',
      load: async () => (await import('./client.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show an OpenID client.',
      arguments: [id],
      load: async () => (await import('./client.js')).show,
    },
    {
      name: 'update',
      summary: 'Change an OpenID client. What is named takes the place of what was before.',
      arguments: [id],
      options: [
        { flags: '--name <name>', summary: 'What users see.' },
        redirects,
        afterSignOut,
        scopes,
        grants,
        logo,
      ],
      examples: ['skydeck auth client update ocl_01… --redirect-uri https://shop.example/callback'],
      load: async () => (await import('./update.js')).update,
    },
    {
      name: 'rotate-secret',
      summary: 'Replace the secret of an OpenID client. The new one is shown once.',
      arguments: [id],
      options: [
        {
          flags: '--overlap <duration>',
          summary: 'How long the secret before goes on working, from 0 to 168h.',
          default: '24h',
        },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck auth client rotate-secret ocl_01… --overlap 1h'],
      load: async () => (await import('./rotate-secret.js')).rotateSecret,
    },
    {
      name: 'delete',
      summary: 'Delete an OpenID client. Whoever signed in with it is signed out of it.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./client.js')).remove,
    },
  ],
};
