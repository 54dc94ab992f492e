import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@skydeck/embedded-postgres';
import { eventually, freePort } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessagingHarness } from './messaging-harness.js';

const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };
const CALLERS = 8;
const PAUSE_MS = 20;

interface Seen {
  readonly status: number;
  readonly id: string;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

let folder: string;
let messaging: MessagingHarness;
let server: Awaited<ReturnType<typeof start>>;
let port: number;
const password = randomBytes(16).toString('base64url');

const start = () =>
  startEmbeddedPostgres({
    dataDir: path.join(folder, 'data'),
    binDir: path.join(folder, 'programs'),
    logFile: path.join(folder, 'postgres.log'),
    port,
    password,
    durable: false,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-postgres-'));
  await chmod(folder, 0o711);
  port = await freePort();
  server = await start();
  messaging = await MessagingHarness.start({}, { DATABASE_URL: server.url });
}, 60_000);

afterAll(async () => {
  await messaging.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function send(key: string): Promise<Seen> {
  const response = await fetch(`${messaging.service.url}/api/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(sms),
  });
  const body = (await response.json()) as { data: { id: string }; error?: { code: string } };
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, id: body.data.id, code: body.error?.code, retryAfter };
}

describe('a restart of Postgres under load', () => {
  it('503: says when to try again, recovers by itself, and loses no accepted message', async () => {
    const key = messaging.auth.key('demo');
    const seen: Seen[] = [];
    const over = new AbortController();
    const call = async () => {
      while (!over.signal.aborted) {
        seen.push(await send(key));
        await sleep(PAUSE_MS);
      }
    };
    const callers = Array.from({ length: CALLERS }, call);
    await eventually(() => seen.length > CALLERS * 4);

    await server.stop();
    await eventually(() => seen.some(({ status }) => status === 503));
    server = await start();
    const before = seen.length;
    await eventually(() => seen.slice(before).some(({ status }) => status === 202), {
      timeoutMs: 20_000,
    });
    over.abort();
    await Promise.all(callers);

    const failed = seen.filter(({ status }) => status !== 202);
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['unavailable']));
    expect(new Set(failed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));

    const accepted = seen.flatMap(({ status, id }) => (status === 202 ? [id] : []));
    const dataSource = messaging.service.app.get(DataSource);
    await eventually(
      async () => {
        const late = await dataSource.query<{ status: string }[]>(
          `select status from message where id = any($1) and status <> 'delivered'`,
          [accepted],
        );
        expect(late.map(({ status }) => status)).toEqual([]);
      },
      // What was being sent is taken again when its lock and its claim have run out.
      { timeoutMs: 180_000, everyMs: 500 },
    );
  }, 300_000);
});
