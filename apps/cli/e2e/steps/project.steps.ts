import type { Step } from './step.js';

/** What a whole project has, and its end. */
export const PROJECT_STEPS: readonly Step[] = [
  {
    name: 'webhook create',
    rest: () => ['https://example.com/hook'],
    keeps: { webhook: 'id', secret4: 'secret' },
  },
  { name: 'webhook list' },
  {
    name: 'webhook update',
    rest: ({ webhook = '' }) => [webhook, '--description', 'for the walk'],
  },
  { name: 'webhook rotate', rest: ({ webhook = '' }) => [webhook], keeps: { secret5: 'secret' } },
  { name: 'webhook test', rest: ({ webhook = '' }) => [webhook], keeps: { delivery: 'id' } },
  { name: 'webhook deliveries', rest: ({ webhook = '' }) => [webhook] },
  {
    name: 'webhook delivery',
    rest: ({ webhook = '', delivery = 'dlv_00000000000000000000000000' }) => [webhook, delivery],
    exits: [0, 4],
  },
  {
    name: 'webhook replay',
    rest: ({ webhook = '', delivery = 'dlv_00000000000000000000000000' }) => [webhook, delivery],
    exits: [0, 1, 4],
  },
  { name: 'webhook delete', rest: ({ webhook = '' }) => [webhook, '--yes'] },
  {
    name: 'provider create',
    rest: () => ['outbox', '--name', 'Here', '--channel', 'sms', '--cost', '0.0075EUR'],
    keeps: { provider: 'id' },
  },
  { name: 'provider list' },
  { name: 'provider show', rest: ({ provider = '' }) => [provider] },
  { name: 'provider update', rest: ({ provider = '' }) => [provider, '--priority', '5'] },
  { name: 'provider test', rest: ({ provider = '' }) => [provider] },
  { name: 'provider delete', rest: ({ provider = '' }) => [provider, '--yes'] },
  {
    name: 'mail-domain create',
    rest: () => ['walk.example', '--spf-include', 'relay.example'],
    keeps: { mailDomain: 'id' },
  },
  { name: 'mail-domain list' },
  { name: 'mail-domain show', rest: ({ mailDomain = '' }) => [mailDomain] },
  { name: 'mail-domain verify', rest: ({ mailDomain = '' }) => [mailDomain] },
  { name: 'mail-domain delete', rest: ({ mailDomain = '' }) => [mailDomain, '--yes'] },
  { name: 'events' },
  { name: 'events', rest: () => ['--follow', '--timeout', '2'], exits: [5] },
  {
    name: 'listen',
    rest: () => ['--forward', 'http://127.0.0.1:9', '--timeout', '2'],
    exits: [5],
  },
  { name: 'audit list' },
  { name: 'usage', exits: [0, 1, 4] },
  { name: 'invoice preview', exits: [0, 1, 4] },
  { name: 'api', rest: () => ['GET', '/v1/projects/walk/apps', '-f', 'limit=1'] },
  {
    name: 'api',
    rest: () => ['POST', '/api/v1/auth/accounts/sign-in', '-f', 'email=friend@example.com'],
  },
  { name: 'api', rest: () => ['GET', '/api/v1/outbox', '--service', 'messaging'] },
  {
    name: 'auth client create',
    rest: () => ['--name', 'Shop', '--redirect-uri', 'https://shop.example/callback'],
    keeps: { client: 'id', secret6: 'client_secret' },
  },
  { name: 'auth client list' },
  { name: 'auth client show', rest: ({ client = '' }) => [client] },
  {
    name: 'auth client update',
    rest: ({ client = '' }) => [client, '--name', 'Store', '--scope', 'openid'],
  },
  {
    name: 'auth client rotate-secret',
    rest: ({ client = '' }) => [client, '--overlap', '1h'],
    keeps: { secret7: 'client_secret' },
  },
  { name: 'auth client delete', rest: ({ client = '' }) => [client, '--yes'] },
  { name: 'app delete', rest: () => ['web', '--yes'] },
  { name: 'project delete', rest: () => ['walk', '--yes'] },
  { name: 'auth logout' },
];
