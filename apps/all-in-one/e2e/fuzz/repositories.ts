/** A folder that does not exist: its deployment fails at the first step. */
export const NO_REPOSITORY = '/var/empty/no-such-repository';

/** Addresses that are refused at once, or whose deployment fails at its first step. */
const REFUSED = [
  NO_REPOSITORY,
  'https://127.0.0.1/private.git',
  'http://[::1]:9/private.git',
  'git@127.0.0.1:private.git',
  'javascript:alert(1)',
  '-oProxyCommand=true',
  'file:///etc/passwd',
] as const;

/** Replaces what could name a machine elsewhere: a fuzzer must not knock on doors. */
export function harmlessRepository(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('repo' in body)) return body;
  const { repo } = body;
  if (typeof repo !== 'string' || !/[.:/@]/.test(repo)) return body;
  return { ...body, repo: REFUSED[repo.length % REFUSED.length] };
}
