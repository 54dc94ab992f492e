import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredConfig } from '../../config/config-file.js';
import type { Endpoints } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, usageError } from '../../failures/cli-error.js';
import { ExitCode } from '../../failures/exit-code.js';
import type { Answer } from '../../output/answer.js';
import { type CommandInput, parsePairs } from '../../program/command-input.js';

const COLUMNS = ['name', 'current', 'project', 'signed_in', 'auth_url'] as const;

/** `skydeck context list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const config = await context.config.read();
  const items = Object.keys(config.contexts).map((name) => describe(config, name));
  return {
    kind: 'list',
    items,
    columns: COLUMNS,
    empty: 'Only the installation on this machine is known, and nobody has signed in.',
  };
}

/** `skydeck context create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('name');
  const endpoints = await endpointsFrom(context, input);
  const config = await context.config.update((before) => {
    if (before.contexts[name]) throw usageError(`There is a context "${name}" already.`);
    const contexts = { ...before.contexts, [name]: endpoints ? { endpoints } : {} };
    return { current_context: name, contexts };
  });
  return { kind: 'item', item: describe(config, name), columns: COLUMNS };
}

/** `skydeck context use` */
export async function use(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('name');
  const config = await context.config.update((before) => {
    requireContext(before, name);
    return { ...before, current_context: name };
  });
  return { kind: 'item', item: describe(config, name), columns: COLUMNS };
}

/** `skydeck context delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('name');
  requireContext(await context.config.read(), name);
  await context.confirm(`Forget the context "${name}"?`, input.flag('yes'));
  await context.config.update((before) => {
    const { [name]: _gone, ...contexts } = before.contexts;
    const isCurrent = before.current_context === name;
    return { current_context: isCurrent ? 'local' : before.current_context, contexts };
  });
  return { kind: 'item', item: { name, deleted: true }, columns: ['name', 'deleted'] };
}

function requireContext(config: StoredConfig, name: string): void {
  if (config.contexts[name]) return;
  throw new CliError('context_not_found', `There is no context "${name}".`, ExitCode.notFound, {
    hint: '`skydeck context list` shows them.',
  });
}

/** What may be shown of a context: never its token. */
function describe({ contexts, current_context }: StoredConfig, name: string): object {
  const { project, session, endpoints } = contexts[name] ?? {};
  return {
    name,
    current: name === current_context,
    project: project ?? null,
    signed_in: session !== undefined,
    auth_url: endpoints?.['auth_url'] ?? session?.auth_url ?? null,
  };
}

async function endpointsFrom(
  context: CommandContext,
  input: CommandInput,
): Promise<Endpoints | undefined> {
  const file = input.text('endpoints');
  const pairs = parsePairs(input.list('endpoint'));
  if (!file && Object.keys(pairs).length === 0) return undefined;
  const endpoints = {
    ...(file ? await readEndpoints(path.resolve(context.folder, file)) : {}),
    ...pairs,
  };
  for (const [name, url] of Object.entries(endpoints)) {
    if (!/^[a-z]+_url$/.test(name) || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
      throw usageError(
        `${name}=${url} is not an address.`,
        'Write such as auth_url=https://auth.example.com.',
      );
    }
  }
  return endpoints;
}

async function readEndpoints(file: string): Promise<Endpoints> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Endpoints;
  } catch {
    throw usageError(`${file} cannot be read as JSON.`);
  }
}
