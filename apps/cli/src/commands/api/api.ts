import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiRequestError, type ErrorBody, newIdempotencyKey, retryingFetch } from '@skydeck/sdk';
import { type Endpoints, originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ANSWER_TIMEOUT_MS, authorizedFetch } from '../../session/request.js';
import { VERSION } from '../../version.js';
import { fieldsFrom } from './fields.js';

/** `skydeck api` */
export async function api(context: CommandContext, input: CommandInput): Promise<Answer> {
  const url = addressOf(await context.endpoints(), input.argument('path'), input.text('service'));
  const tokens = await context.tokens();
  const headers = headersFrom(input.list('header'));
  const method = input.argument('method');
  const fields = fieldsFrom(input.list('field'));
  const body = await bodyFrom(context, input, method === 'GET' ? {} : fields);
  if (method === 'GET') addParameters(url, fields);
  headers.set('authorization', `Bearer ${await tokens.current()}`);
  headers.set('user-agent', `skydeck-cli/${VERSION}`);
  if (body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  await nameProject(context, headers);
  nameRequest(context, headers, method);

  const send = authorizedFetch(tokens, context.signal, context.send);
  const request = new Request(url, { method, headers, body });
  const response = await retryingFetch(send, ANSWER_TIMEOUT_MS, context.retry)(request);
  const text = await response.text();
  const value = parsed(text);
  if (!response.ok)
    throw new ApiRequestError(response.status, asErrorBody(value), response.headers);
  if (value === undefined) return { kind: 'document', value: text, text };
  return { kind: 'document', value };
}

/** Finds out where a path belongs, and refuses to carry the token anywhere else. */
export function addressOf(endpoints: Endpoints, target: string, service: string | undefined): URL {
  if (/^https?:\/\//.test(target)) {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    const known = new Set(Object.values(endpoints).map((address) => new URL(address).origin));
    if (url && known.has(url.origin)) return url;
    throw usageError(
      'This address does not belong to the installation.',
      '`skydeck status` lists its addresses.',
    );
  }
  if (!target.startsWith('/') || target.startsWith('//')) {
    throw usageError(
      `The path must start with a slash, such as /v1/${target.replace(/^\/+/, '')}.`,
    );
  }
  const isPlatform = /^\/v\d+(\/|$)/.test(target);
  const base = new URL(originOf(endpoints, service ?? (isPlatform ? 'platform' : 'auth')));
  const url = new URL(target, base);
  // A backslash or a tab can make a path look like another host to the URL parser.
  if (url.origin !== base.origin) throw usageError(`"${target}" is not a path.`);
  return url;
}

/** Products have no project in their paths; an account names it, and the mode, in headers. */
async function nameProject(context: CommandContext, headers: Headers): Promise<void> {
  if (context.mode === 'test' && !headers.has('skydeck-mode')) headers.set('skydeck-mode', 'test');
  const { globals, environment } = context;
  const project =
    globals.project ?? environment['SKYDECK_PROJECT'] ?? (await context.stored()).project;
  if (project && !headers.has('skydeck-project')) headers.set('skydeck-project', project);
}

function headersFrom(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (!name) throw usageError(`"${line}" is not of the form "Name: value".`);
    headers.append(name, value);
  }
  return headers;
}

/** A POST that may be sent again must have one effect. */
function nameRequest({ globals }: CommandContext, headers: Headers, method: string): void {
  if (method !== 'POST' || headers.has('idempotency-key')) return;
  headers.set('idempotency-key', globals.idempotencyKey ?? newIdempotencyKey());
}

function addParameters(url: URL, fields: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(fields)) {
    url.searchParams.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

async function bodyFrom(
  context: CommandContext,
  input: CommandInput,
  fields: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const data = input.text('data');
  const file = input.text('input') ?? (data?.startsWith('@') ? data.slice(1) : undefined);
  const hasFields = Object.keys(fields).length > 0;
  if (
    [data, input.text('input'), hasFields || undefined].filter((one) => one !== undefined).length >
    1
  ) {
    throw usageError('Give the body once: with --field, with --data or with --input.');
  }
  if (hasFields) return JSON.stringify(fields);
  if (data === '-' || file === '-') return context.readInput();
  return file === undefined ? data : readBody(path.resolve(context.folder, file));
}

async function readBody(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function asErrorBody(value: unknown): ErrorBody {
  const body = value as ErrorBody | null | undefined;
  return typeof body?.error === 'object' ? body : {};
}
