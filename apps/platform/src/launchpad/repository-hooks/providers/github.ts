import { z } from 'zod';
import { type Delivery, OTHER } from '../delivery.js';
import { branchOf, Commits, isNoCommit, pathsOf, Sha, timeOf } from './push-fields.js';

/** GitHub lists no more commits than this. */
const MOST_COMMITS = 20;

const Push = z.object({
  ref: z.string(),
  after: Sha,
  deleted: z.boolean().default(false),
  forced: z.boolean().default(false),
  commits: Commits,
  head_commit: z.object({ message: z.string() }).nullish(),
});

const PullRequest = z.object({
  action: z.string(),
  number: z.int().positive(),
  pull_request: z.object({
    updated_at: z.string().nullish(),
    head: z.object({
      ref: z.string(),
      sha: Sha,
      repo: z.object({ full_name: z.string() }).nullish(),
    }),
    base: z.object({ repo: z.object({ full_name: z.string() }) }),
  }),
});

const OPENING: ReadonlySet<string> = new Set([
  'opened',
  'reopened',
  'synchronize',
  // Gitea and Forgejo spell it so.
  'synchronized',
]);

/** @see https://docs.github.com/en/webhooks/webhook-events-and-payloads */
export function readGithub(event: string, payload: unknown): Delivery {
  if (event === 'push') return readPush(Push.parse(payload));
  if (event === 'pull_request' || event === 'pull_request_sync') {
    return readPullRequest(PullRequest.parse(payload));
  }
  return OTHER;
}

function readPush({ ref, after, deleted, forced, commits, head_commit }: z.output<typeof Push>) {
  const branch = branchOf(ref);
  if (branch === undefined) return OTHER;
  if (deleted || isNoCommit(after)) return { kind: 'branch_deleted', branch } as const;
  const isWhole = commits.length < MOST_COMMITS && !forced;
  return {
    kind: 'push',
    branch,
    commit: after,
    message: head_commit?.message ?? '',
    paths: pathsOf(commits, isWhole),
  } as const;
}

function readPullRequest({ action, number, pull_request }: z.output<typeof PullRequest>): Delivery {
  const isOpen = OPENING.has(action);
  if (!isOpen && action !== 'closed') return OTHER;
  const { head, base, updated_at } = pull_request;
  return {
    kind: 'pull_request',
    action: isOpen ? 'open' : 'close',
    number,
    branch: head.ref,
    commit: head.sha,
    isFork: head.repo?.full_name !== base.repo.full_name,
    isReopening: action === 'reopened',
    repository: base.repo.full_name,
    toldAt: timeOf(updated_at),
  };
}
