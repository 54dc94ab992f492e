import type { Deployment } from '../../api/resources.js';

export const APPS = '/v1/projects/{project}/apps';
export const APP = `${APPS}/{app}` as const;
export const AUTOSCALING = `${APP}/autoscaling` as const;
export const DEPLOYMENTS = `${APP}/deployments` as const;
export const DEPLOYMENT = `${DEPLOYMENTS}/{id}` as const;

export const APP_COLUMNS = [
  'name',
  'status',
  { path: 'current_release.number', title: 'release' },
  'branch',
  'repo',
  'url',
] as const;

export const DEPLOYMENT_COLUMNS = [
  { path: 'number', title: '#' },
  'id',
  'status',
  'branch',
  { path: 'commit_sha', title: 'commit' },
  { path: 'created_at', title: 'created' },
  { path: 'error.message', title: 'problem' },
] as const;

const FINISHED: ReadonlySet<Deployment['status']> = new Set([
  'live',
  'failed',
  'cancelled',
  'superseded',
  'rolled_back',
]);

/** Whether nothing more will happen to a deployment by itself. */
export function isFinished({ status }: Deployment): boolean {
  return FINISHED.has(status);
}
