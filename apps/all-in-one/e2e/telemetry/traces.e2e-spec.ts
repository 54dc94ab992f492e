import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { setUpLog } from '@skydeck/service';
import { flushTracing, startTracing, stopTracing } from '@skydeck/telemetry';
import { eventually, testDatabase } from '@skydeck/testing';
import { startTestStack, type TestStack } from '../../src/testing/index.js';
import { dataOf } from '../matrix/call.js';
import { TO_RECEIVER } from '../matrix/receiver.js';
import { OtlpReceiver, type ReceivedSpan } from './otlp-receiver.js';
import { makeSiteRepository } from './site-repository.js';
import { TraceTree } from './trace-tree.js';

const SECRET = 'correct-horse-battery-staple';
const PHONE = '+14155550187';
const database = testDatabase();
const lines: string[] = [];
let receiver: OtlpReceiver;
let stack: TestStack;
let owner: string;

beforeAll(async () => {
  receiver = await OtlpReceiver.start();
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  setUpLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  stack = await startTestStack({
    database,
    members: ['auth', 'messaging', 'platform', 'edge'],
    environment: TO_RECEIVER,
  });
  owner = await stack.signInOwner();
  await post(at('AUTH', '/api/v1/projects'), { name: 'Shop', slug: 'shop' });
}, 60_000);

afterAll(async () => {
  await stack.close();
  await stopTracing();
  await receiver.close();
  await database[Symbol.asyncDispose]();
}, 60_000);

const at = (service: string, path: string) => `${stack.environment[`${service}_URL`]}${path}`;
const newTraceId = () => randomBytes(16).toString('hex');

async function post(
  url: string,
  body: object,
  { token = owner, traceId = newTraceId() } = {},
): Promise<{ data: Record<string, unknown>; requestId: string; operationId: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01`,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  const { request_id: requestId, operation_id: operationId = '' } = answer.meta;
  return { data: answer.data, requestId, operationId };
}

interface Answer {
  readonly data: Record<string, unknown>;
  readonly meta: { readonly request_id: string; readonly operation_id?: string };
}

/** The trace once a span with this name has arrived. */
async function traceWith(traceId: string, name: RegExp): Promise<TraceTree> {
  return eventually(async () => {
    await flushTracing();
    const tree = new TraceTree(receiver.spans.filter((span) => span.traceId === traceId));
    expect(tree.named(name)).not.toEqual([]);
    return tree;
  });
}

const pathsOf = (tree: TraceTree, spans: readonly ReceivedSpan[]) =>
  spans.map((span) => tree.pathOf(span).join(' > '));

describe('traces', () => {
  it('hangs a whole deployment under the request that asked for it', async () => {
    await using repository = await makeSiteRepository();
    const traceId = newTraceId();
    const apps = at('PLATFORM', '/v1/projects/shop/apps');
    const body = { name: 'site', repo: repository.dir, env: { GREETING: SECRET } };
    const { operationId, requestId } = await post(apps, body, { traceId });
    await eventually(
      async () => {
        const row = await dataOf(`${apps}/site/deployments/${operationId}`, { token: owner });
        expect(row).toMatchObject({ status: 'live', error: null });
      },
      { timeoutMs: 90_000, everyMs: 200 },
    );
    const tree = await traceWith(traceId, /^process /);

    const [top] = tree.named('POST /v1/projects/:project/apps');
    expect(tree.roots()).toEqual([top]);
    expect(top).toMatchObject({
      service: 'skydeck-platform',
      attributes: { 'http.response.status_code': 202, 'skydeck.request_id': requestId },
    });
    const steps = 'clone detect build publish release start check switch retire'.split(' ');
    const stepSpans = tree.named(/^deployment /).toSorted((a, b) => a.startMs - b.startMs);
    expect(stepSpans.map(({ name }) => name)).toEqual(steps.map((step) => `deployment ${step}`));
    for (const path of stepSpans.map((span) => tree.pathOf(span).join(' > '))) {
      expect(path).toMatch(
        /^skydeck-platform: POST \S+ > skydeck-platform: add \S+ > skydeck-platform: process \S+ > skydeck-platform: deployment \w+$/,
      );
    }

    const asked = pathsOf(tree, tree.named(/ \/internal\//));
    expect(asked.some((path) => path.includes('> skydeck-auth: '))).toBe(true);
    const statements = pathsOf(tree, tree.named(/^(SELECT|INSERT|UPDATE|WITH)$/));
    expect(statements.some((path) => / > skydeck-auth: \w+ \/internal\S+ > /.test(path))).toBe(
      true,
    );
    expect(statements.some((path) => path.includes('deployment switch > '))).toBe(true);
    expect(pathsOf(tree, tree.named('PUT')).join()).toContain('deployment switch > ');

    if (process.env['WRITE_TRACE_SAMPLE']) {
      await writeFile(process.env['WRITE_TRACE_SAMPLE'], sampleOf(tree));
    }
  }, 120_000);

  it('follows a one-time password from auth to the message', async () => {
    const { data } = await post(at('AUTH', '/api/v1/projects/shop/keys'), {
      product: 'auth',
      mode: 'live',
      name: 'codes',
    });
    const traceId = newTraceId();
    const token = String(data['secret']);
    await post(at('AUTH', '/api/v1/auth/otp/request'), { phone: PHONE }, { token, traceId });
    const tree = await traceWith(traceId, /^process /);
    const [job] = tree.named(/^process /);
    const path = job ? tree.pathOf(job) : [];
    expect(path[0]).toBe('skydeck-auth: POST /api/v1/auth/otp/request');
    expect(path[1]).toBe('skydeck-auth: POST');
    expect(path[2]).toMatch(/^skydeck-messaging: POST \/internal\//);
    expect(path.slice(3).map((step) => step.split(' ').slice(0, 2).join(' '))).toEqual([
      'skydeck-messaging: add',
      'skydeck-messaging: process',
    ]);
  });

  it('tells the receiver of a webhook which trace its event belongs to', async () => {
    const seen: unknown[] = [];
    const hooks = createServer(({ headers }, response) => {
      seen.push(headers['traceparent']);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(hooks, 'listening');
    const { port } = hooks.address() as AddressInfo;
    const body = { url: `http://127.0.0.1:${port}/hook`, event_types: ['app.*', 'deployment.*'] };
    await post(at('PLATFORM', '/v1/projects/shop/webhooks'), body);
    const traceId = newTraceId();
    const app = { name: 'hooked', repo: '/var/empty/no-such-repository' };
    await post(at('PLATFORM', '/v1/projects/shop/apps'), app, { traceId });
    await eventually(() => expect(seen.join()).toContain(traceId));
    hooks.closeAllConnections();
    hooks.close();
  });

  it('keeps secrets, codes, numbers and addresses with queries out of spans', async () => {
    await fetch(`${at('AUTH', '/healthz')}?token=${SECRET}`);
    await fetch(`${at('AUTH', '/nothing-here')}?token=${SECRET}`, {
      headers: { authorization: `Bearer ${SECRET}`, cookie: `session=${SECRET}` },
    });
    await flushTracing();
    const all = receiver.bodies.join('\n');
    expect(all).toContain('unknown');
    for (const secret of [SECRET, PHONE, owner, 'dk_live_', 'Bearer ', 'session=', '?token']) {
      expect(all.includes(secret)).toBe(false);
    }
  });

  it('names the trace in each line of the log that belongs to one', async () => {
    const traceId = newTraceId();
    const { requestId } = await post(
      at('AUTH', '/api/v1/projects'),
      { name: 'Two', slug: 'two' },
      { traceId },
    );
    const mine = lines.filter((line) => line.includes(requestId));
    expect(mine).not.toEqual([]);
    for (const line of mine) expect(JSON.parse(line)).toMatchObject({ trace_id: traceId });
  });
});

/** The tree as a document: nothing in it tells where it was made. */
function sampleOf(tree: TraceTree): string {
  return `${tree.toString().replaceAll(/t_[0-9a-f]+_/g, '')}\n`;
}
