import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { change, type Rules, type RulesChange } from './edge-rule.js';

const NAMES = [
  'redirect_https',
  'redirects',
  'headers',
  'maintenance',
  'basic_auth',
  'ip_allow',
  'ip_deny',
  'compression',
  'max_body_bytes',
  'timeout_ms',
] as const;
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, null]));
const MOST_BYTES = 1024 ** 4;

/** `skydeck edge-rule set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = input.text('file');
  const app = input.argument('app');
  if (file === undefined) return change(context, app, (rules) => switched(rules, input));
  if (Object.keys(switched({}, input, true)).length > 0) {
    throw usageError('--file holds all rules; give nothing else beside it.');
  }
  const text =
    file === '-' ? await context.readInput() : await readRules(resolve(context.folder, file));
  const wanted = parsed(text, file);
  return change(context, app, () => ({ ...NOTHING, ...wanted }));
}

function switched(rules: Rules, input: CommandInput, mayBeEmpty = false): RulesChange {
  const { maintenance, basic_auth: auth } = rules;
  const state = (name: string) => onOff(input.text(name));
  const [https, compression] = [state('https'), state('compression')];
  const [closed, message, realm] = [
    state('maintenance'),
    input.text('message'),
    input.text('realm'),
  ];
  const limits = limitsOf(input);
  const body = {
    ...(https !== undefined && { redirect_https: https }),
    ...(compression !== undefined && { compression }),
    ...limits,
    ...((closed ?? message) !== undefined && {
      maintenance: {
        enabled: closed ?? maintenance?.enabled ?? false,
        allow: maintenance?.allow ?? [],
        ...((message ?? maintenance?.message) !== undefined && {
          message: message ?? maintenance?.message,
        }),
      },
    }),
    ...(realm !== undefined && { basic_auth: { users: auth?.users ?? [], realm } }),
  };
  if (!mayBeEmpty && Object.keys(body).length === 0) throw usageError('Name something to set.');
  return body;
}

function limitsOf(input: CommandInput): RulesChange {
  const isUsual = (name: string) => input.text(name) === 'default';
  const bytes = isUsual('maxBody') ? null : input.count('maxBody', { min: 0, max: MOST_BYTES });
  const timeoutMs = isUsual('timeLimit') ? null : input.durationMs('timeLimit');
  return {
    ...(bytes !== undefined && { max_body_bytes: bytes }),
    ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }),
  };
}

const onOff = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'on';

function readRules(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw usageError(`${file} cannot be read: ${error.message}`);
  });
}

/** What is no rule is refused by the API, which names it. */
function parsed(text: string, file: string): RulesChange {
  try {
    return JSON.parse(text) as RulesChange;
  } catch (error) {
    throw usageError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
