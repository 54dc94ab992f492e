import { z } from 'zod';
import { type Delivery, OTHER } from '../delivery.js';
import { branchOf, Commit, isNoCommit, pathsOf, Sha, timeOf } from './push-fields.js';

const Push = z.object({
  ref: z.string(),
  before: Sha,
  after: Sha,
  commits: z.array(Commit.extend({ id: z.string(), message: z.string() })).default([]),
  total_commits_count: z.int().default(0),
});

const MergeRequest = z.object({
  object_attributes: z.object({
    iid: z.int().positive(),
    action: z.string().default(''),
    oldrev: z.string().optional(),
    source_branch: z.string(),
    source_project_id: z.int(),
    target_project_id: z.int(),
    last_commit: z.object({ id: Sha }),
    updated_at: z.string().nullish(),
  }),
});

/** @see https://docs.gitlab.com/user/project/integrations/webhook_events/ */
export function readGitlab(event: string, payload: unknown): Delivery {
  if (event === 'Push Hook') return readPush(Push.parse(payload));
  if (event === 'Merge Request Hook') return readMergeRequest(MergeRequest.parse(payload));
  return OTHER;
}

function readPush({ ref, after, commits, ...push }: z.output<typeof Push>): Delivery {
  const branch = branchOf(ref);
  if (branch === undefined) return OTHER;
  if (isNoCommit(after)) return { kind: 'branch_deleted', branch };
  const isWhole = push.total_commits_count === commits.length && !isNoCommit(push.before);
  const head = commits.find(({ id }) => id === after) ?? commits.at(-1);
  return {
    kind: 'push',
    branch,
    commit: after,
    message: head?.message ?? '',
    paths: pathsOf(commits, isWhole),
  };
}

function readMergeRequest({ object_attributes: it }: z.output<typeof MergeRequest>): Delivery {
  // Updates of title or labels come without an old revision.
  const isOpen =
    it.action === 'open' ||
    it.action === 'reopen' ||
    (it.action === 'update' && it.oldrev !== undefined);
  if (!isOpen && it.action !== 'close' && it.action !== 'merge') return OTHER;
  return {
    kind: 'pull_request',
    action: isOpen ? 'open' : 'close',
    number: it.iid,
    branch: it.source_branch,
    commit: it.last_commit.id,
    isFork: it.source_project_id !== it.target_project_id,
    isReopening: it.action === 'reopen',
    // Its interface takes the number as well as the name.
    repository: String(it.target_project_id),
    toldAt: timeOf(it.updated_at),
  };
}
