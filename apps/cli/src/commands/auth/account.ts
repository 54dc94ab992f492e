import type { Account } from '../../api/resources.js';
import type { Answer } from '../../output/answer.js';

/** Who calls, for `auth login` and `auth whoami`. An API key is shown by its ends only. */
export function accountAnswer(
  account: Account | undefined,
  token: string,
  context: string,
  project: string | null,
): Answer {
  if (account) {
    return {
      kind: 'item',
      item: { kind: 'account', ...account, context, project },
      columns: ['id', 'name', 'email', 'phone', 'context', 'project'],
    };
  }
  const key = `${token.slice(0, 12)}…${token.slice(-4)}`;
  return {
    kind: 'item',
    item: {
      kind: 'key',
      key,
      mode: token.startsWith('dk_test_') ? 'test' : 'live',
      context,
      project,
    },
    columns: ['kind', 'key', 'mode', 'context', 'project'],
  };
}
