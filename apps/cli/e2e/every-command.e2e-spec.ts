import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { COMMANDS } from '../src/commands/commands.js';
import { leaves } from '../src/docs.js';
import { type Found, STEPS, type Step } from './every-command.steps.js';
import { writeMessageFiles } from './message-files.js';
import { type Finished, type Installation, startInstallation } from './installation.js';
import { makeBridge, serverEnvironment } from './servers.js';

const names = leaves(COMMANDS, '').map(([name]) => name.trim());
const steps = STEPS.filter(({ name }) => names.includes(name));

let installation: Installation;
let bridge: AsyncDisposable;
const found: Found = {};
const secrets = new Set([
  'hunter2-broadcast',
  'hunter2-deploy',
  'hunter2-setting',
  'hunter2-user-data',
]);
const exchanges: string[] = [];

beforeAll(async () => {
  installation = await startInstallation({
    members: ['auth', 'location', 'media', 'messaging', 'pay', 'platform', 'vault'],
    environment: serverEnvironment(),
  });
  bridge = await makeBridge(installation);
  await writeMessageFiles(installation.person);
}, 120_000);
afterAll(async () => {
  await installation[Symbol.asyncDispose]();
  await bridge[Symbol.asyncDispose]();
}, 60_000);

/** The session that is stored is a secret too, and changes as it is renewed. */
async function rememberSession(): Promise<void> {
  const file = path.join(installation.person, '.config/skydeck/config.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  for (const [, value = ''] of text.matchAll(/"(?:refresh_)?token": "([^"]+)"/g))
    secrets.add(value);
}

function keep({ keeps = {} }: Step, printed: unknown): void {
  for (const [name, field] of Object.entries(keeps)) {
    const value = field
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], printed);
    if (typeof value !== 'string') throw new Error(`There is no ${field} in what was printed.`);
    found[name] = value;
    if (name.startsWith('secret')) secrets.add(value);
  }
}

/** A list is an array and a resource an object; what is followed is an object a line. */
function parsed(step: Step, { out }: Finished): unknown {
  const isFollowed = step.exits?.includes(5) ?? false;
  if (!isFollowed) return JSON.parse(out) as unknown;
  return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

it('no command is left out', () => {
  expect(names.filter((name) => !STEPS.some((step) => step.name === name))).toEqual([]);
});

it.each(steps.map((step) => [step.name, step] as const))(
  '%s prints JSON, or an error as JSON',
  async (name, step) => {
    const rest = step.rest?.(found) ?? [];
    // What comes after two dashes belongs to a command of the app.
    const end = rest.includes('--') ? rest.indexOf('--') : rest.length;
    const flags = ['-o', 'json', '--debug'];
    const argv = [...name.split(' '), ...rest.slice(0, end), ...flags, ...rest.slice(end)];
    const done = await installation.within(argv, { input: step.input ?? '' });
    exchanges.push(...done.err.split('\n').filter((line) => /^\[\d+\] /.test(line)));
    await rememberSession();
    for (const [token] of done.out.matchAll(/\binvt_[\w-]+/g)) secrets.add(token);
    const problem = {
      argv,
      exitCode: done.exitCode,
      err: done.exitCode === 0 ? '' : lastLine(done.err),
    };
    const isExpected = (step.exits ?? [0]).includes(done.exitCode ?? -1);
    expect({ ...problem, isExpected }).toEqual({ ...problem, isExpected: true });
    if (done.exitCode === 0 || done.out !== '') keep(step, parsed(step, done));
    const error = done.exitCode === 0 ? { error: {} } : (JSON.parse(lastLine(done.err)) as object);
    expect(error).toHaveProperty('error');
  },
  60_000,
);

it('--debug shows requests and answers of all of them, and no secret', () => {
  const text = exchanges.join('\n');
  expect(text.match(/^\[\d+\] > (GET|POST|PATCH|DELETE) /gm)?.length).toBeGreaterThan(40);
  expect(text).toMatch(/^\[\d+\] < x-request-id: req_/m);
  expect(secrets.size).toBeGreaterThan(6);
  for (const secret of secrets) {
    expect(exchanges.filter((line) => line.includes(secret))).toEqual([]);
  }
});
