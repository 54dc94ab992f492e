import type { Step } from './step.js';

/** Users of an app, how they sign in and who they are. */
export const USER_STEPS: readonly Step[] = [
  {
    name: 'auth users create',
    rest: () => ['--email', 'ada@example.com', '--external-id', 'a-1'],
    keeps: { user: 'id' },
  },
  { name: 'auth users list', rest: () => ['--search', 'ada@'] },
  { name: 'auth users show', rest: ({ user = '' }) => [user] },
  { name: 'auth users update', rest: ({ user = '' }) => [user, '--name', 'Ada'] },
  { name: 'auth users ban', rest: ({ user = '' }) => [user] },
  { name: 'auth users unban', rest: ({ user = '' }) => [user] },
  { name: 'auth users sessions', rest: ({ user = '' }) => [user, '--end'] },
  { name: 'auth users export', rest: () => ['--with-hashes'] },
  { name: 'auth users import', rest: () => ['no-such-file.ndjson'], exits: [2] },
  { name: 'auth users delete', rest: ({ user = '' }) => [user, '--yes'] },
  {
    name: 'auth provider create',
    rest: () => ['google', '--client-id', 'walk', '--redirect-url', 'https://walk.example.com/'],
    input: 'a secret of the client',
    keeps: { provider: 'id' },
  },
  { name: 'auth provider list' },
  // Of a provider that does not exist: nobody outside is to be asked.
  { name: 'auth provider test', rest: () => ['sip_00000000000000000000000000'], exits: [4] },
  {
    name: 'auth hook create',
    rest: () => ['custom_claims', 'http://127.0.0.1:9/hook', '--on-failure', 'allow'],
    keeps: { hook: 'id', secret8: 'secret' },
  },
  { name: 'auth hook list' },
  { name: 'auth hook test', rest: ({ hook = '' }) => [hook] },
  {
    name: 'auth hook rotate',
    rest: ({ hook = '' }) => [hook],
    keeps: { secret9: 'secret' },
  },
  { name: 'auth hook delete', rest: ({ hook = '' }) => [hook, '--yes'] },
  { name: 'auth provider delete', rest: ({ provider = '' }) => [provider, '--yes'] },
  { name: 'auth otp list', rest: () => ['--mode', 'test', '--status', 'pending'] },
  { name: 'auth otp show', rest: () => ['otp_00000000000000000000000000'], exits: [4] },
  { name: 'auth otp blocks', rest: () => ['--all'] },
  { name: 'auth otp release', rest: () => ['obl_00000000000000000000000000'], exits: [4] },
  { name: 'auth otp stats', rest: () => ['--by', 'country'] },
  { name: 'key list' },
  { name: 'key update', rest: ({ key = '' }) => [key, '--name', 'renamed'] },
  {
    name: 'key rotate',
    rest: ({ key = '' }) => [key, '--overlap', '1h'],
    keeps: { rotated: 'id', secret3: 'secret' },
  },
  { name: 'key revoke', rest: ({ rotated = '' }) => [rotated, '--yes'] },
  {
    name: 'kyc create',
    rest: () => ['--reference', 'walk', '--country', 'DEU', '--minimum-age', '18'],
    keeps: { kyc: 'id' },
  },
  { name: 'kyc list', rest: () => ['--reference', 'walk'] },
  { name: 'kyc show', rest: ({ kyc = '' }) => [kyc] },
  // Nobody has handed anything in, so there is nothing to decide or to delete.
  { name: 'kyc redact', rest: ({ kyc = '' }) => [kyc, '--yes'], exits: [1] },
  { name: 'kyc reviews' },
  { name: 'kyc claim', rest: () => ['krev_00000000000000000000000000'], exits: [4] },
  {
    name: 'kyc decide',
    rest: () => ['krev_00000000000000000000000000', 'approve'],
    exits: [4],
  },
];
