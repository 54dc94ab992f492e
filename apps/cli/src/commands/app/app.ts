/** One attempt to bring a commit live, as the platform shows it. */
export interface Deployment {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly stage: string;
  readonly branch: string;
  readonly commit_sha: string | null;
  readonly error: {
    readonly stage: string;
    readonly code: string;
    readonly message: string;
  } | null;
  readonly url: string;
}

/** An app, as the platform shows it. */
export interface App {
  readonly id: string;
  readonly name: string;
  readonly repo: string;
  readonly branch: string;
  readonly url: string;
  readonly status: string;
  readonly env_keys: readonly string[];
  readonly latest_deployment: Deployment | null;
}

export const APPS = '/v1/projects/{project}/apps';
export const APP = `${APPS}/{app}`;
export const DEPLOYMENTS = `${APP}/deployments`;
export const DEPLOYMENT = `${DEPLOYMENTS}/{id}`;

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

const FINISHED = new Set(['live', 'failed', 'cancelled', 'superseded', 'rolled_back']);

/** Whether nothing more will happen to a deployment by itself. */
export function isFinished({ status }: Deployment): boolean {
  return FINISHED.has(status);
}
