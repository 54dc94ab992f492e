const SKIPS = /\[(?:skip (?:ci|deploy)|(?:ci|deploy) skip|no ci)\]/i;

/** What of a repository an app follows. */
export interface Followed {
  /** Branch of the app, which counts when no patterns are given. */
  readonly branch: string;
  readonly branches: readonly string[];
  readonly paths: readonly string[];
}

interface Pushed {
  readonly branch: string;
  readonly message: string;
  readonly paths: readonly string[] | null;
}

/** Why a push is not deployed; undefined when it is. */
export function whyIgnored(pushed: Pushed, followed: Followed): string | undefined {
  const branches = followed.branches.length > 0 ? followed.branches : [followed.branch];
  if (!branches.some((pattern) => matches(pattern, pushed.branch))) return 'branch';
  if (SKIPS.test(pushed.message)) return 'skip_ci';
  // What a delivery does not tell may have changed.
  if (followed.paths.length === 0 || pushed.paths === null) return undefined;
  const isTouched = pushed.paths.some((path) => followed.paths.some((one) => matches(one, path)));
  return isTouched ? undefined : 'paths';
}

/** `*` is any part of a name, `**` any number of folders; a folder stands for all below it. */
export function matches(pattern: string, name: string): boolean {
  const source = pattern
    .replace(/\/$/, '/**')
    .replaceAll(/\*{3,}/g, '**')
    .split(/(\*\*\/?|\*)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`, 's').test(name);
}
