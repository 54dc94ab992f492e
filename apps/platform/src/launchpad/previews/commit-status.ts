/** What a provider is told of a commit. */
export interface CommitStatus {
  /** The repository as the provider calls it. */
  readonly repository: string;
  readonly commit: string;
  readonly state: 'pending' | 'success' | 'failure';
  readonly url: string;
  readonly app: string;
}

export interface StatusRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const GITHUB = 'https://api.github.com';
const WORDS = { pending: 'is being deployed', success: 'is live', failure: 'failed' } as const;
const GITLAB_STATES = { pending: 'running', success: 'success', failure: 'failed' } as const;

/** How each provider is told, as its documentation has it; undefined where we cannot. */
export function statusRequest(
  provider: string,
  base: string | null,
  token: string,
  status: CommitStatus,
): StatusRequest | undefined {
  const { repository, commit, state, url, app } = status;
  const api = (base ?? (provider === 'github' ? GITHUB : '')).replace(/\/+$/, '');
  if (api === '') return undefined;
  const description = `The preview ${WORDS[state]}.`;
  const context = `skydeck/${app}`;
  const json = { 'content-type': 'application/json', 'user-agent': 'skydeck' };
  const names = repository.split('/').map(encodeURIComponent).join('/');
  if (provider === 'gitlab') {
    const path = `/api/v4/projects/${encodeURIComponent(repository)}/statuses/${commit}`;
    const body = { state: GITLAB_STATES[state], target_url: url, description, name: context };
    return request(`${api}${path}`, { ...json, 'private-token': token }, body);
  }
  const isGithub = provider === 'github';
  if (!isGithub && provider !== 'gitea' && provider !== 'forgejo') return undefined;
  const path = `${isGithub ? '' : '/api/v1'}/repos/${names}/statuses/${commit}`;
  const authorization = `${isGithub ? 'Bearer' : 'token'} ${token}`;
  const body = { state, target_url: url, description, context };
  return request(`${api}${path}`, { ...json, authorization }, body);
}

const request = (url: string, headers: Record<string, string>, body: object): StatusRequest => ({
  url,
  headers,
  body: JSON.stringify(body),
});
