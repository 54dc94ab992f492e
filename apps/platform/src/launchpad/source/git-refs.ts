import type { RunOptions, RunResult } from '@skydeck/exec';
import { DeploymentErrors } from '../deployments/deployment.errors.js';

/** Runs one git command in a clone. */
export type Git = (args: readonly string[], onLine?: RunOptions['onLine']) => Promise<RunResult>;

const MOST_BRANCHES = 8;

/** Full hash of a commit that the fetched branch has. @throws `deployment.commit_not_found` */
export async function resolveCommit(git: Git, commit: string): Promise<string> {
  try {
    const { stdout } = await git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
    await git(['merge-base', '--is-ancestor', stdout[0] ?? '', 'FETCH_HEAD']);
    return stdout[0] ?? '';
  } catch (error) {
    throw DeploymentErrors.commit_not_found({
      detail: `The branch has no commit ${commit}.`,
      cause: error,
    });
  }
}

export function isBranchMissing(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'deployment.branch_not_found';
}

/** Says which branches there are instead. */
export async function branchNotFound(git: Git, branch: string): Promise<Error> {
  const { stdout } = await git(['ls-remote', '--heads', 'origin']).catch(() => ({ stdout: [] }));
  const names = stdout.map((line) => line.replace(/^\S+\s+refs\/heads\//, ''));
  const shown = names.slice(0, MOST_BRANCHES).join(', ');
  const detail =
    names.length === 0
      ? `The repository has no branch \`${branch}\`: it is empty.`
      : `The repository has no branch \`${branch}\`; it has: ${shown}${names.length > MOST_BRANCHES ? ', …' : ''}.`;
  return DeploymentErrors.branch_not_found({ detail });
}
