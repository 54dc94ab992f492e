/** The last two parts of a repository's location, which is how people call it. */
export function repoName(repo: string): string {
  const parts = repo
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .split(/[/:]/)
    .filter(Boolean);
  return parts.slice(-2).join('/');
}

/** What is typed, with only the characters that a name of an app may have. */
export const labelOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A name for an app made from its repository: a DNS label. */
export function appNameOf(repo: string): string {
  const last = repoName(repo).split('/').at(-1) ?? '';
  return last
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
}
