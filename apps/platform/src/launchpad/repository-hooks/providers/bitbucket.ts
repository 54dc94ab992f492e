import { z } from 'zod';
import { type Delivery, OTHER } from '../delivery.js';
import { Sha, timeOf } from './push-fields.js';

const Branch = z.object({ type: z.string(), name: z.string() });
const Head = Branch.extend({ target: z.object({ hash: Sha, message: z.string().default('') }) });

const Push = z.object({
  push: z.object({
    changes: z.array(z.object({ new: Head.nullish(), old: Branch.nullish() })).min(1),
  }),
});

const PullRequest = z.object({
  pullrequest: z.object({
    id: z.int().positive(),
    updated_on: z.string().nullish(),
    source: z.object({
      branch: z.object({ name: z.string() }),
      // Bitbucket shortens the hash here.
      commit: z.object({ hash: z.string().regex(/^[0-9a-f]{7,40}$/) }),
      repository: z.object({ full_name: z.string() }).nullish(),
    }),
    destination: z.object({ repository: z.object({ full_name: z.string() }) }),
  }),
});

const OPENING: ReadonlySet<string> = new Set(['pullrequest:created', 'pullrequest:updated']);
const CLOSING: ReadonlySet<string> = new Set(['pullrequest:fulfilled', 'pullrequest:rejected']);

/** @see https://support.atlassian.com/bitbucket-cloud/docs/event-payloads/ */
export function readBitbucket(event: string, payload: unknown): Delivery {
  if (event === 'repo:push') return readPush(Push.parse(payload));
  if (!OPENING.has(event) && !CLOSING.has(event)) return OTHER;
  const { id, source, destination, updated_on } = PullRequest.parse(payload).pullrequest;
  return {
    kind: 'pull_request',
    action: OPENING.has(event) ? 'open' : 'close',
    number: id,
    branch: source.branch.name,
    commit: source.commit.hash,
    isFork: source.repository?.full_name !== destination.repository.full_name,
    // What was declined there is never opened again.
    isReopening: false,
    repository: destination.repository.full_name,
    toldAt: timeOf(updated_on),
  };
}

/** One delivery may tell of several branches; the last that is a branch counts. */
function readPush({ push }: z.output<typeof Push>): Delivery {
  const change = push.changes.findLast((one) => (one.new ?? one.old)?.type === 'branch');
  if (!change) return OTHER;
  if (!change.new) return { kind: 'branch_deleted', branch: change.old?.name ?? '' };
  const { name: branch, target } = change.new;
  return { kind: 'push', branch, commit: target.hash, message: target.message, paths: null };
}
