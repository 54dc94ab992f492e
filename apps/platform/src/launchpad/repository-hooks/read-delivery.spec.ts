import { matches, whyIgnored } from './pushed-changes.js';
import { readDelivery } from './read-delivery.js';
import type { HookProvider } from './hook.schema.js';

const SHA = 'a'.repeat(40);
const NONE = '0'.repeat(40);
const read = (provider: HookProvider, headers: Record<string, string>, payload: object) =>
  readDelivery(provider, headers, Buffer.from(JSON.stringify(payload)));

describe('readDelivery', () => {
  const change = { id: SHA, message: 'fix', added: ['a'], modified: ['b'], removed: ['c'] };
  const githubPush = {
    ref: 'refs/heads/main',
    before: 'b'.repeat(40),
    after: SHA,
    deleted: false,
    forced: false,
    commits: [change],
    head_commit: change,
    repository: { full_name: 'team/shop' },
  };
  const pushed = { kind: 'push', branch: 'main', commit: SHA, message: 'fix' };

  it.each<[HookProvider, Record<string, string>, object, object]>([
    ['github', { 'x-github-event': 'push' }, githubPush, { ...pushed, paths: ['a', 'b', 'c'] }],
    ['github', { 'x-github-event': 'push' }, { ...githubPush, forced: true }, { paths: null }],
    [
      'github',
      { 'x-github-event': 'push' },
      { ...githubPush, deleted: true, after: NONE, commits: [], head_commit: null },
      { kind: 'branch_deleted', branch: 'main' },
    ],
    [
      'github',
      { 'x-github-event': 'push' },
      { ...githubPush, ref: 'refs/tags/v1' },
      { kind: 'other' },
    ],
    ['github', { 'x-github-event': 'ping' }, { zen: 'Keep it simple.' }, { kind: 'other' }],
    [
      'github',
      { 'x-github-event': 'pull_request' },
      {
        action: 'synchronize',
        number: 7,
        pull_request: {
          head: { ref: 'topic', sha: SHA, repo: { full_name: 'fork/shop' } },
          base: { ref: 'main', repo: { full_name: 'team/shop' } },
        },
      },
      { kind: 'pull_request', action: 'open', number: 7, branch: 'topic', isFork: true },
    ],
    ['gitea', { 'x-gitea-event': 'push' }, githubPush, pushed],
    ['forgejo', { 'x-forgejo-event': 'push' }, githubPush, pushed],
    [
      'gitlab',
      { 'x-gitlab-event': 'Push Hook' },
      {
        object_kind: 'push',
        ref: 'refs/heads/main',
        before: 'b'.repeat(40),
        after: SHA,
        commits: [change],
        total_commits_count: 1,
      },
      { ...pushed, paths: ['a', 'b', 'c'] },
    ],
    [
      'gitlab',
      { 'x-gitlab-event': 'Merge Request Hook' },
      {
        object_attributes: {
          iid: 3,
          action: 'merge',
          source_branch: 'topic',
          source_project_id: 1,
          target_project_id: 1,
          last_commit: { id: SHA },
        },
      },
      { kind: 'pull_request', action: 'close', number: 3, branch: 'topic', isFork: false },
    ],
    [
      'bitbucket',
      { 'x-event-key': 'repo:push' },
      {
        push: {
          changes: [
            {
              old: { type: 'branch', name: 'main' },
              new: { type: 'branch', name: 'main', target: { hash: SHA, message: 'fix' } },
            },
          ],
        },
      },
      { ...pushed, paths: null },
    ],
    [
      'bitbucket',
      { 'x-event-key': 'repo:push' },
      { push: { changes: [{ old: { type: 'branch', name: 'gone' }, new: null }] } },
      { kind: 'branch_deleted', branch: 'gone' },
    ],
    ['generic', {}, { branch: 'main', commit: SHA }, { kind: 'push', paths: null }],
    ['generic', {}, { branch: 'main', commit: 'HEAD; rm -rf /' }, { kind: 'other' }],
  ])('reads %s %j', (provider, headers, payload, expected) => {
    expect(read(provider, headers, payload)).toMatchObject(expected);
  });
});

describe('whyIgnored', () => {
  const app = { branch: 'main', branches: [] as string[], paths: [] as string[] };
  const push = { branch: 'main', message: 'fix', paths: ['apps/web/a.ts'] };

  it.each([
    [push, app, undefined],
    [{ ...push, branch: 'topic' }, app, 'branch'],
    [{ ...push, branch: 'release/2' }, { ...app, branches: ['release/*'] }, undefined],
    [{ ...push, message: 'docs [skip ci]' }, app, 'skip_ci'],
    [{ ...push, message: '[CI SKIP] docs' }, app, 'skip_ci'],
    [push, { ...app, paths: ['apps/api/**'] }, 'paths'],
    [push, { ...app, paths: ['apps/web/'] }, undefined],
    [{ ...push, paths: null }, { ...app, paths: ['apps/api/**'] }, undefined],
  ])('%j in %j: %s', (pushed, followed, expected) => {
    expect(whyIgnored(pushed, followed)).toBe(expected);
  });

  it.each([
    ['*', 'main', true],
    ['*', 'a/b', false],
    ['**', 'a/b', true],
    ['**/x.ts', 'x.ts', true],
    ['a.c', 'abc', false],
    ['(a+)+$', 'aaaa', false],
  ])('%s on %s: %s', (pattern, name, expected) => {
    expect(matches(pattern, name)).toBe(expected);
  });
});
