import { explain } from './git-failure.js';

describe('git failures', () => {
  it.each([
    ["fatal: couldn't find remote ref refs/heads/nope", 'branch_not_found'],
    ['fatal: remote error: upload-pack: not our ref 0123', 'commit_not_found'],
    [
      "fatal: could not read Username for 'https://x': terminal prompts disabled",
      'repo_auth_required',
    ],
    ["fatal: Authentication failed for 'https://x/'", 'repo_auth_required'],
    ['git@x: Permission denied (publickey).', 'repo_auth_required'],
    ["fatal: repository 'https://x/' not found", 'repo_not_found'],
    ["fatal: '/srv/none' does not appear to be a git repository", 'repo_not_found'],
    ['fatal: unable to access: The requested URL returned error: 404', 'repo_not_found'],
    ['fatal: unable to access: Could not resolve host: x.invalid', 'repo_unreachable'],
    ['fatal: unable to access: Failed to connect to x port 443', 'repo_unreachable'],
    ['fatal: something new', 'clone_failed'],
  ])('%s → %s', (line, code) => {
    expect(explain([line]).code).toBe(`deployment.${code}`);
  });
});
