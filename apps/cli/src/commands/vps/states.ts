import type { Vps } from '../../api/resources.js';

/** States that a server can be found in. */
export const STATES: readonly Vps['state'][] = [
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
  'error',
  'unknown',
];
