import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { change, type Rules, type RulesChange } from './edge-rule.js';
import { withoutHeader } from './header-rules.js';

const NAMES = ['redirect', 'header', 'user', 'allow', 'deny', 'letIn'] as const;

/** `skydeck edge-rule remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  if (NAMES.every((name) => input.list(name).length === 0)) {
    throw usageError('Name something to remove.');
  }
  return change(context, input.argument('app'), (rules) => ({
    ...paths(rules, input),
    ...users(rules, input),
    ...networks(rules, input),
  }));
}

const without = (all: string[], gone: readonly string[]) =>
  all.filter((network) => !gone.includes(network));

/** An empty list is taken away as a whole. */
const orNull = <Item>(list: Item[]): Item[] | null => (list.length === 0 ? null : list);

function paths({ redirects = [], headers = [] }: Rules, input: CommandInput): RulesChange {
  const gone = new Set(input.list('redirect'));
  const names = input.list('header');
  const path = input.text('path');
  return {
    ...(gone.size > 0 && { redirects: orNull(redirects.filter(({ from }) => !gone.has(from))) }),
    ...(names.length > 0 && {
      headers: orNull(names.reduce((left, name) => withoutHeader(left, name, path), headers)),
    }),
  };
}

function users({ basic_auth: auth }: Rules, input: CommandInput): RulesChange {
  const gone = new Set(input.list('user'));
  if (gone.size === 0 || !auth) return {};
  const left = auth.users.filter(({ name }) => !gone.has(name));
  return { basic_auth: left.length === 0 ? null : { ...auth, users: left } };
}

function networks(rules: Rules, input: CommandInput): RulesChange {
  const { ip_allow: allowed = [], ip_deny: denied = [], maintenance } = rules;
  const [allow, deny, letIn] = [input.list('allow'), input.list('deny'), input.list('letIn')];
  return {
    ...(allow.length > 0 && { ip_allow: orNull(without(allowed, allow)) }),
    ...(deny.length > 0 && { ip_deny: orNull(without(denied, deny)) }),
    ...(letIn.length > 0 &&
      maintenance && {
        maintenance: { ...maintenance, allow: without(maintenance.allow, letIn) },
      }),
  };
}
