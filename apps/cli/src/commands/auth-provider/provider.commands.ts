import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** Kinds of providers that users can sign in with. */
export const PROVIDER_KINDS = [
  'oidc',
  'google',
  'apple',
  'microsoft',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'slack',
  'linkedin',
  'x',
] as const;

/** Outside providers that users sign in with. */
export const providerCommands: CommandGroup = {
  name: 'provider',
  summary: 'Let users sign in with Google, Apple and others.',
  commands: [
    {
      name: 'list',
      summary: 'List the sign-in providers of the project.',
      load: async () => (await import('./provider.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Add a provider. Its secret is read from standard input.',
      arguments: [{ name: '<kind>', summary: 'Which provider it is.', choices: PROVIDER_KINDS }],
      options: [
        {
          flags: '--client-id <id>',
          summary: 'What the provider calls your product.',
          isRequired: true,
        },
        {
          flags: '--redirect-url <url>',
          summary: 'Address that users may return to; repeat for several.',
          isRepeatable: true,
          isRequired: true,
        },
        { flags: '--issuer <url>', summary: 'Issuer of OpenID Connect; for the kind oidc.' },
        { flags: '--name <name>', summary: 'Name on the button.' },
        { flags: '--team-id <id>', summary: 'Apple: identifier of your team.' },
        { flags: '--key-id <id>', summary: 'Apple: identifier of the private key.' },
        { flags: '--no-secret', summary: 'The client is public and has no secret.' },
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck auth provider create google --client-id … --redirect-url https://shop.example.com/in < secret.txt',
      ],
      load: async () => (await import('./provider.js')).create,
    },
    {
      name: 'test',
      summary: 'See whether a provider is reached and takes your client.',
      arguments: [{ name: '<id>', summary: 'Id of the provider, such as sip_….' }],
      load: async () => (await import('./provider.js')).test,
    },
    {
      name: 'delete',
      summary: 'Remove a provider that no user signs in with.',
      arguments: [{ name: '<id>', summary: 'Id of the provider, such as sip_….' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./provider.js')).remove,
    },
  ],
};
