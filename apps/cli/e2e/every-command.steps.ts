/** What one command found is what the next one names. */
export type Found = Record<string, string>;

/** One run of a command, with how it may end. */
export interface Step {
  /** Its name, as the list of commands has it. */
  readonly name: string;
  readonly rest?: (found: Found) => readonly string[];
  readonly input?: string;
  /** 0 when not given. */
  readonly exits?: readonly number[];
  /** Keeps a field of what was printed for later steps. */
  readonly keeps?: Readonly<Record<string, string>>;
}

const NOBODY = 'inv_00000000000000000000000000';

/** Every command, in an order in which each finds what it needs. */
export const STEPS: readonly Step[] = [
  { name: 'version' },
  { name: 'doctor', exits: [0, 1] },
  // Not every service runs in this test.
  { name: 'status', exits: [1] },
  { name: 'auth login', rest: () => ['--local'] },
  { name: 'auth whoami' },
  { name: 'config view' },
  { name: 'context create', rest: () => ['staging'] },
  { name: 'context list' },
  { name: 'context use', rest: () => ['local'] },
  { name: 'context delete', rest: () => ['staging', '--yes'] },
  { name: 'completion', rest: () => ['zsh'] },
  { name: 'project create', rest: () => ['Walk', '--slug', 'walk', '--use'] },
  { name: 'project list' },
  { name: 'project use', rest: () => ['walk'] },
  { name: 'project show' },
  { name: 'project update', rest: () => ['walk', '--name', 'Walked'] },
  { name: 'project members list' },
  { name: 'project members set-role', rest: () => ['nobody', 'viewer'], exits: [2] },
  { name: 'project members remove', rest: () => ['nobody', '--yes'], exits: [2] },
  { name: 'project invite', rest: () => ['friend@example.com'], keeps: { invitation: 'id' } },
  { name: 'project invitations list' },
  {
    name: 'project invitations resend',
    rest: ({ invitation = NOBODY }) => [invitation],
    exits: [0, 1],
  },
  { name: 'project invitations revoke', rest: ({ invitation = NOBODY }) => [invitation, '--yes'] },
  { name: 'invitation list' },
  { name: 'invitation accept', rest: () => [NOBODY], exits: [1, 4] },
  { name: 'invitation decline', rest: () => [NOBODY], exits: [1, 4] },
  { name: 'product list' },
  {
    name: 'product provision',
    rest: () => ['messaging', '--idempotency-key', 'walk'],
    keeps: { secret1: 'key.secret' },
  },
  {
    name: 'key create',
    rest: () => ['--product', 'auth', '--name', 'k'],
    keeps: { key: 'id', secret2: 'secret' },
  },
  { name: 'key list' },
  { name: 'key update', rest: ({ key = '' }) => [key, '--name', 'renamed'] },
  {
    name: 'key rotate',
    rest: ({ key = '' }) => [key, '--overlap', '1h'],
    keeps: { rotated: 'id', secret3: 'secret' },
  },
  { name: 'key revoke', rest: ({ rotated = '' }) => [rotated, '--yes'] },
  {
    name: 'app deploy',
    rest: () => [
      '--repo',
      '/nowhere',
      '--name',
      'web',
      '--env',
      'PASS=hunter2-deploy',
      '--no-wait',
    ],
  },
  { name: 'app list' },
  { name: 'app show', rest: () => ['web'] },
  { name: 'app deployments', rest: () => ['web'] },
  { name: 'app logs', rest: () => ['web'] },
  // It may have failed before: the repository is not there.
  { name: 'app cancel', rest: () => ['web'], exits: [0, 1, 4] },
  { name: 'app env set', rest: () => ['web', 'PASS=hunter2-setting', '--no-deploy'] },
  { name: 'app env list', rest: () => ['web'] },
  { name: 'app env unset', rest: () => ['web', 'PASS', '--no-deploy'] },
  { name: 'open', rest: () => ['web'] },
  { name: 'vps sizes' },
  {
    name: 'ssh-key add',
    rest: () => ['laptop', '-'],
    input: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl me\n',
  },
  { name: 'ssh-key list' },
  {
    name: 'vps create',
    rest: () => [
      '--name',
      'box',
      '--size',
      'nano',
      '--image',
      'tiny',
      '--ssh-key',
      'laptop',
      '--user-data',
      '-',
      '--tag',
      'walk',
      '--label',
      'tier=web',
      '--protect',
    ],
    input: '#cloud-config\npassword: hunter2-user-data\n',
  },
  { name: 'vps list' },
  { name: 'vps show', rest: () => ['box'] },
  { name: 'vps unprotect', rest: () => ['box'] },
  { name: 'vps protect', rest: () => ['box'] },
  { name: 'vps delete', rest: () => ['box', '--yes'], exits: [1] },
  { name: 'vps unprotect', rest: () => ['box'] },
  { name: 'vps update', rest: () => ['box', '--tag', 'more', '--unlabel', 'tier'] },
  { name: 'vps rename', rest: () => ['box', 'crate'] },
  { name: 'vps snapshot create', rest: () => ['crate', '--name', 'first'] },
  { name: 'vps snapshot list', rest: () => ['crate'] },
  { name: 'vps snapshot restore', rest: () => ['crate', 'first', '--yes'] },
  { name: 'vps snapshot delete', rest: () => ['crate', 'first', '--yes'] },
  { name: 'vps reboot', rest: () => ['crate', '--force'] },
  { name: 'vps resize', rest: () => ['crate', '--size', 'micro'] },
  { name: 'vps rebuild', rest: () => ['crate', '--yes'] },
  { name: 'vps stop', rest: () => ['crate', '--force'] },
  // It is stopped.
  { name: 'vps ssh', rest: () => ['crate'], exits: [2] },
  { name: 'vps start', rest: () => ['crate', '--no-wait'] },
  { name: 'vps delete', rest: () => ['crate', '--yes'] },
  { name: 'ssh-key delete', rest: () => ['laptop', '--yes'] },
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
  { name: 'app delete', rest: () => ['web', '--yes'] },
  { name: 'project delete', rest: () => ['walk', '--yes'] },
  { name: 'auth logout' },
];
