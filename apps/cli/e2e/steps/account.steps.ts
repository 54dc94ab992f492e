import type { Step } from './step.js';

const NOBODY = 'inv_00000000000000000000000000';

/** The command itself, the account, projects and keys. */
export const ACCOUNT_STEPS: readonly Step[] = [
  { name: 'version' },
  { name: 'doctor', exits: [0, 1] },
  { name: 'setup', rest: () => ['--dry-run'], exits: [0, 1] },
  { name: 'backup list', rest: () => ['--from', 'no-backups'] },
  { name: 'support-bundle', rest: () => ['--to', 'bundle.tar.gz'] },
  // Without a key nothing is copied, and there is no backup to bring back.
  { name: 'backup create', rest: () => ['--to', 'no-backups'], exits: [1] },
  { name: 'backup verify', rest: () => ['--from', 'no-backups'], exits: [1] },
  // There is no file with a key, and so no schedule.
  {
    name: 'backup schedule set',
    rest: () => ['--to', 'no-backups', '--key-file', 'no-key'],
    exits: [1],
  },
  { name: 'backup schedule show', exits: [1] },
  { name: 'backup schedule run', exits: [1] },
  { name: 'backup schedule remove', exits: [1] },
  { name: 'restore', rest: () => ['--from', 'no-backups'], exits: [1] },
  { name: 'upgrade', rest: () => ['--kubernetes'] },
  // The secrets of this test are settings, not those of an installation.
  { name: 'secrets rotate', exits: [1] },
  { name: 'secrets retire', exits: [1] },
  { name: 'audit operator' },
  // Not every service runs in this test.
  { name: 'status', exits: [1] },
  { name: 'auth login', rest: () => ['--local'] },
  { name: 'auth whoami' },
  { name: 'auth sessions list' },
  {
    name: 'auth sessions revoke',
    rest: () => ['ses_00000000000000000000000000', '--yes'],
    exits: [4],
  },
  { name: 'auth 2fa status' },
  // A code that nobody can know without the secret.
  { name: 'auth 2fa enable', input: 'none', exits: [1] },
  { name: 'auth 2fa verify', rest: () => ['--code', '07-k3f9x-m2q8r'], exits: [1] },
  { name: 'auth 2fa recovery-codes', rest: () => ['--yes'], exits: [1] },
  {
    name: 'auth 2fa rename',
    rest: () => ['fac_00000000000000000000000000', 'Work phone'],
    exits: [4],
  },
  { name: 'auth email change', rest: () => ['walker@example.com'] },
  {
    name: 'auth email confirm',
    rest: () => ['otp_00000000000000000000000000', '123456'],
    exits: [4],
  },
  {
    name: 'auth 2fa disable',
    rest: () => ['fac_00000000000000000000000000', '--yes'],
    exits: [4],
  },
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
];
