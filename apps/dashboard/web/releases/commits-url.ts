const PATHS: Readonly<Record<string, string>> = {
  'github.com': 'compare',
  'gitlab.com': '-/compare',
  'codeberg.org': 'compare',
};

/** Where a well-known host shows what was committed between two commits. */
export function commitsUrl(
  repo: string,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  const [, host = '', path] =
    /^(?:https:\/\/|git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(repo) ?? [];
  const compare = PATHS[host];
  if (!compare || !path || !from || !to || from === to) return undefined;
  return `https://${host}/${path}/${compare}/${from}...${to}`;
}
