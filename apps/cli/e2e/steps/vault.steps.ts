import { fileURLToPath } from 'node:url';
import type { Step } from './step.js';
import { PHOTO_STEPS, READING_STEPS } from './vault-readings.steps.js';

const TRACE = fileURLToPath(new URL('./files/trace.gpx', import.meta.url));
const TABLE = fileURLToPath(new URL('./files/table.json', import.meta.url));

/** Files, their versions, and what was deleted. */
const FILE_STEPS: readonly Step[] = [
  { name: 'vault mkdir', rest: () => ['Trips'], keeps: { folder: 'id' } },
  {
    name: 'vault put',
    rest: ({ folder = '' }) => [TRACE, '--folder', folder],
    keeps: { file: 'id', firstVersion: 'version_id' },
  },
  { name: 'vault put', rest: ({ file = '' }) => [TABLE, '--over', file] },
  { name: 'vault ls', rest: ({ folder = '' }) => ['--folder', folder] },
  { name: 'vault show', rest: ({ file = '' }) => [file] },
  { name: 'vault get', rest: ({ file = '' }) => [file, '--to', 'from-vault.json'] },
  { name: 'vault mv', rest: ({ file = '' }) => [file, '--name', 'way.gpx'] },
  { name: 'vault versions list', rest: ({ file = '' }) => [file] },
  {
    name: 'vault versions restore',
    rest: ({ file = '', firstVersion = '' }) => [file, firstVersion],
  },
  {
    name: 'vault versions rm',
    rest: ({ file = '', firstVersion = '' }) => [file, firstVersion, '--yes'],
  },
  {
    name: 'vault share create',
    rest: ({ file = '' }) => [file, '--for', '7d', '--max-downloads', '3'],
    keeps: { fileShare: 'id' },
  },
  { name: 'vault share list', rest: () => [] },
  { name: 'vault share show', rest: ({ fileShare = '' }) => [fileShare] },
  { name: 'vault share revoke', rest: ({ fileShare = '' }) => [fileShare, '--yes'] },
  { name: 'vault rm', rest: ({ folder = '' }) => [folder] },
  { name: 'vault trash list', rest: () => [] },
  { name: 'vault trash restore', rest: ({ folder = '' }) => [folder, '--name', 'Trips again'] },
  { name: 'vault rm', rest: ({ folder = '' }) => [folder] },
  { name: 'vault trash rm', rest: ({ folder = '' }) => [folder, '--yes'] },
  { name: 'vault trash empty', rest: () => ['--yes'] },
  { name: 'vault changes', rest: () => ['--since', '1'] },
];

const SPACE_STEPS: readonly Step[] = [
  {
    name: 'vault spaces create',
    rest: () => ['Ana', '--owner', 'user_7', '--quota', '1000000'],
    keeps: { space: 'id' },
  },
  {
    name: 'vault activity',
    rest: ({ space = '' }) => ['--space', space, '--kind', 'space', '--limit', '5'],
  },
  {
    name: 'vault export',
    rest: ({ space = '' }) => ['--space', space, '--to', 'everything.tar'],
    keeps: { spaceExport: 'id' },
  },
  { name: 'vault exports list', rest: ({ space = '' }) => ['--space', space] },
  {
    name: 'vault exports show',
    rest: ({ space = '', spaceExport = '' }) => [spaceExport, '--space', space],
  },
  {
    name: 'vault exports get',
    rest: ({ space = '', spaceExport = '' }) => [
      spaceExport,
      '--space',
      space,
      '--to',
      'again.tar',
    ],
  },
  {
    name: 'vault exports link',
    rest: ({ space = '', spaceExport = '' }) => [spaceExport, '--space', space],
  },
  {
    name: 'vault exports delete',
    rest: ({ space = '', spaceExport = '' }) => [spaceExport, '--space', space, '--yes'],
  },
  { name: 'vault spaces list', rest: () => ['--as', 'user_7'] },
  { name: 'vault spaces show', rest: ({ space = '' }) => [space] },
  { name: 'vault spaces update', rest: ({ space = '' }) => [space, '--quota', 'none'] },
  { name: 'vault spaces let-in', rest: ({ space = '' }) => [space, 'user_8', '--role', 'editor'] },
  { name: 'vault spaces members', rest: ({ space = '' }) => [space] },
  { name: 'vault spaces let-out', rest: ({ space = '' }) => [space, 'user_8'] },
  { name: 'vault spaces delete', rest: ({ space = '' }) => [space, '--yes'] },
];

const RETENTION_STEPS: readonly Step[] = [
  {
    name: 'vault retention create',
    rest: () => ['--tag', 'invoice', '--keep', '10', '--delete-after', '20'],
    keeps: { retentionRule: 'id' },
  },
  { name: 'vault retention list', rest: () => [] },
  { name: 'vault retention show', rest: ({ retentionRule = '' }) => [retentionRule] },
  {
    name: 'vault retention update',
    rest: ({ retentionRule = '' }) => [retentionRule, '--keep', 'none'],
  },
  {
    name: 'vault retention delete',
    rest: ({ retentionRule = '' }) => [retentionRule, '--yes'],
  },
];

const APP_PASSWORD_STEPS: readonly Step[] = [
  {
    name: 'vault app-password create',
    rest: () => ['Phone', '--open', 'files', '--read-only'],
    keeps: { appPassword: 'id' },
  },
  { name: 'vault app-password list', rest: () => [] },
  {
    name: 'vault app-password delete',
    rest: ({ appPassword = '' }) => [appPassword, '--yes'],
  },
];

/** What the vault keeps. */
export const VAULT_STEPS: readonly Step[] = [
  ...READING_STEPS,
  ...FILE_STEPS,
  ...SPACE_STEPS,
  ...RETENTION_STEPS,
  ...PHOTO_STEPS,
  ...APP_PASSWORD_STEPS,
];
