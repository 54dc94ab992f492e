import { z } from 'zod';

/** A commit as providers name it; all zeros where there is none. */
export const Sha = z.string().regex(/^[0-9a-f]{40}$/);
export const isNoCommit = (sha: string): boolean => /^0+$/.test(sha);

/** A time as providers write it; null when it is none. */
export function timeOf(text: string | null | undefined): Date | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

export const Commit = z.object({
  added: z.array(z.string()).default([]),
  modified: z.array(z.string()).default([]),
  removed: z.array(z.string()).default([]),
});

export const Commits = z.array(Commit).default([]);

/** Name of the branch that a reference is; undefined for tags. */
export function branchOf(ref: string): string | undefined {
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
}

/** Everything that a list of commits changed; null when the provider cut the list. */
export function pathsOf(
  commits: z.output<typeof Commits>,
  isWhole: boolean,
): readonly string[] | null {
  if (!isWhole || commits.length === 0) return null;
  return [...new Set(commits.flatMap((one) => [...one.added, ...one.modified, ...one.removed]))];
}
