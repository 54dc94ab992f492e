/** Where a server is. `ready` is told apart from it: a running server may still be starting up. */
export const VPS_STATES = [
  'queued',
  'provisioning',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'resizing',
  'rebuilding',
  'snapshotting',
  'restoring',
  'deleting',
  'deleted',
  'error',
  'unknown',
] as const;
export type VpsState = (typeof VPS_STATES)[number];

/** What the owner wants it to be. */
export type VpsDesired = 'running' | 'stopped' | 'deleted';
