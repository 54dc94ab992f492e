import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { change, type Rules, type RulesChange } from './edge-rule.js';
import { withHeaders } from './header-rules.js';
import { headerFrom, redirectFrom } from './rule-text.js';

interface User {
  readonly name: string;
  readonly password: string;
}

/** `skydeck edge-rule add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.text('user');
  const parts = [
    addedRedirects(input),
    addedHeaders(input),
    addedNetworks(input),
    name === undefined ? undefined : addedUser(await userOf(context, name)),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) throw usageError('Name something to add.');
  return change(context, input.argument('app'), (rules) =>
    Object.assign({}, ...parts.map((part) => part(rules))),
  );
}

type Part = (rules: Rules) => RulesChange;

function addedRedirects(input: CommandInput): Part | undefined {
  const added = input.list('redirect').map(redirectFrom);
  if (added.length === 0) return undefined;
  return ({ redirects = [] }) => {
    const kept = redirects.filter(({ from }) => !added.some((one) => one.from === from));
    return { redirects: [...kept, ...added] };
  };
}

function addedHeaders(input: CommandInput): Part | undefined {
  const set = Object.fromEntries(input.list('header').map(headerFrom));
  const remove = [...input.list('removeHeader')];
  const path = input.text('path');
  if (Object.keys(set).length + remove.length === 0) {
    if (path !== undefined) throw usageError('--path is for --header and --remove-header.');
    return undefined;
  }
  const rule = { ...(path === undefined ? {} : { path }), set, remove };
  return ({ headers = [] }) => ({ headers: withHeaders(headers, rule) });
}

const joined = (one: readonly string[] = [], more: readonly string[]) => [
  ...new Set([...one, ...more]),
];

function addedNetworks(input: CommandInput): Part | undefined {
  const [allow, deny, letIn] = [input.list('allow'), input.list('deny'), input.list('letIn')];
  if (allow.length + deny.length + letIn.length === 0) return undefined;
  return ({ ip_allow: allowed, ip_deny: denied, maintenance }) => ({
    ...(allow.length > 0 && { ip_allow: joined(allowed, allow) }),
    ...(deny.length > 0 && { ip_deny: joined(denied, deny) }),
    ...(letIn.length > 0 && {
      maintenance: {
        enabled: false,
        ...maintenance,
        allow: joined(maintenance?.allow, letIn),
      },
    }),
  });
}

/** Names without a password keep the one they have. */
function addedUser(user: User): Part {
  return ({ basic_auth: auth }) => ({
    basic_auth: {
      realm: auth?.realm ?? 'Restricted',
      users: [...(auth?.users ?? []).filter(({ name }) => name !== user.name), user],
    },
  });
}

/** Arguments are seen by everybody on the machine, so the password is read from the input. */
async function userOf(context: CommandContext, name: string): Promise<User> {
  const password = (await context.readInput()).trim();
  if (password !== '') return { name, password };
  throw usageError('Standard input holds no password.', 'Pipe the password in.');
}
