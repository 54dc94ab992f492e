import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '@skydeck/config';
import { PlatformConfig } from '@skydeck/platform';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { ConsoleClient, type ConsoleHeaders } from './console-client.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');
const MB = 1024 * 1024;

describe('consoles of servers', () => {
  let harness: LaunchpadHarness;
  let config: PlatformConfig;
  const clients: ConsoleClient[] = [];

  beforeAll(async () => {
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_KEEP_RUNNING: 'false',
      VPS_POOL_GB: '4',
      VPS_METRICS_EVERY_S: '1',
    });
    config = loadConfig(PlatformConfig, harness.installation.environment);
    await make('box');
  }, 120_000);

  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.terminate();
  });

  afterAll(async () => {
    await harness.call('DELETE', '/vps/box?wait=60');
    await harness.close();
  }, 120_000);

  async function make(name: string): Promise<void> {
    const made = await harness.post('/vps?wait=60', { name, size: 'nano', image: 'tiny' });
    expect(made).toMatchObject({ status: 202, data: { state: 'running' } });
  }

  async function ticket(body: object = {}, vps = 'box'): Promise<Answer['data']> {
    const made = await harness.post(`/vps/${vps}/console`, body);
    expect(made).toMatchObject({ status: 201 });
    return made.data;
  }

  async function connect(url: string, headers: ConsoleHeaders = {}): Promise<ConsoleClient> {
    const client = await ConsoleClient.open(url, headers);
    clients.push(client);
    return client;
  }

  const terminalOf = async (body: object = {}, vps = 'box') =>
    connect(String((await ticket(body, vps))['url']));

  const run = (body: object) => harness.post('/vps/box/exec', body);

  const audit = async (action: string) => {
    const { data } = await harness.get(`/audit?action=${action}&limit=100`);
    return data.items as { action: string; after: Record<string, unknown> }[];
  };

  const auth = (path: string) => `${harness.installation.authUrl}/api/v1/projects/demo${path}`;

  async function openedWith(token: string): Promise<ConsoleClient> {
    const made = await harness.call('POST', harness.address('/vps/box/console'), {}, token);
    expect(made).toMatchObject({ status: 201 });
    return connect(String(made.data['url']));
  }

  async function newKey(): Promise<{ id: string; secret: string }> {
    const wanted = { name: 'Console', product: 'platform', mode: 'live', scopes: ['vps:write'] };
    const { data } = await harness.post(auth('/keys'), wanted);
    return { id: String(data['id']), secret: String(data['key'] ?? data['secret']) };
  }

  it('shows what the server wrote to its console', async () => {
    await eventually(async () => {
      const { data } = await harness.get('/vps/box/console-log');
      expect(data).toMatchObject({
        text: expect.stringContaining('tiny: ready'),
        truncated: false,
      });
    });
  });

  it('101: shows a prompt, echoes what is typed and knows its size', async () => {
    const terminal = await terminalOf({ cols: 100, rows: 30 });
    await terminal.run('echo he""llo', 'hello');
    await terminal.run('stty size', '30 100');
    terminal.say({ resize: { cols: 132, rows: 43 } });
    await eventually(async () => {
      terminal.type('stty size\r');
      await delay(50);
      expect(terminal.text).toContain('43 132');
    });
    expect(terminal.state).toMatchObject({ role: 'writer', viewers: 1 });
    terminal.type('exit\r');
    expect(await terminal.closed).toBe(1000);
    expect(terminal.end).toBe('ended');
    await eventually(async () => {
      const [close] = await audit('console.close');
      expect(close?.after).toMatchObject({
        reason: 'ended',
        seconds: expect.any(Number),
        received_bytes: expect.any(Number),
      });
    });
    expect(await audit('console.open')).not.toEqual([]);
  }, 60_000);

  it('1008: ends with the key that opened it, and with no other', async () => {
    const [one, other] = [await newKey(), await newKey()];
    const ending = await openedWith(one.secret);
    const staying = await openedWith(other.secret);
    await staying.run('echo st""ays', 'stays');
    await harness.call('DELETE', auth(`/keys/${one.id}`));
    expect(await ending.closed).toBe(1008);
    expect(ending.end).toBe('revoked');
    await staying.run('echo st""ill', 'still');
  }, 60_000);

  it('401: a ticket is worth nothing without the key it was given to', async () => {
    const { id, secret } = await newKey();
    const made = await harness.call('POST', harness.address('/vps/box/console'), {}, secret);
    await harness.call('DELETE', auth(`/keys/${id}`));
    await expect(connect(String(made.data['url']))).rejects.toThrow('refused with 401');
  });

  it('1008: ends with the session that opened it', async () => {
    const token = await harness.installation.signInOwner();
    const ending = await openedWith(token);
    await ending.run('echo he""re', 'here');
    const signOut = `${harness.installation.authUrl}/api/v1/auth/accounts/sign-out`;
    expect((await harness.call('POST', signOut, {}, token)).status).toBe(200);
    expect(await ending.closed).toBe(1008);
    expect(ending.end).toBe('revoked');
  }, 60_000);

  it('401: of 50 uses of a token at once one is let in, and none later', async () => {
    const url = String((await ticket())['url']);
    const tries = Array.from({ length: 50 }, () => connect(url));
    const results = await Promise.allSettled(tries);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map((one) => String((one as PromiseRejectedResult).reason)))).toEqual(
      new Set(['Error: refused with 401']),
    );
    await expect(connect(url)).rejects.toThrow('401');
  }, 60_000);

  it('401: refuses a token after its 60 seconds, and one that was never given', async () => {
    const { url, id, token } = await ticket();
    const database = harness.installation.platform!.app.get(DataSource);
    const [row] = await database.query('select * from vps_console where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Buffer.from(String(token), 'base64url').length).toBeGreaterThanOrEqual(16);
    const leftMs = row.expires_at.getTime() - row.created_at.getTime();
    expect(leftMs).toBe(60_000);
    await database.query('update vps_console set expires_at = now() where id = $1', [id]);
    await expect(connect(String(url))).rejects.toThrow('401');
    const other = String(url).replace(String(token), 'A'.repeat(43));
    await expect(connect(other)).rejects.toThrow('401');
    await expect(connect(other.slice(0, -3))).rejects.toThrow('401');
  });

  it('403: refuses foreign origins without using the token up, and serves the own ones', async () => {
    const url = String((await ticket())['url']);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      await expect(connect(url, { origin })).rejects.toThrow('403');
    }
    const origin = new URL(config.DASHBOARD_URL).origin;
    await (await connect(url, { origin })).run('echo o""k', 'ok');
  }, 30_000);

  it('101: works through the edge, by the name of the platform', async () => {
    const { token } = await ticket();
    const { port } = new URL(harness.installation.edgeUrl);
    const host = `platform.localhost:${port}`;
    const open = () =>
      connect(`ws://127.0.0.1:${port}/v1/console/${String(token)}`, {
        host,
        origin: `http://${host}`,
      });
    const terminal = await eventually(open);
    await terminal.run('echo by-ed""ge', 'by-edge');
  }, 30_000);

  it('answers offers of other protocols as if they were not made', async () => {
    const url = `${harness.installation.platformUrl}/healthz`;
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' };
      const request = httpRequest(url, { headers, agent: false });
      request.once('error', reject);
      request.once('upgrade', () => resolve({ status: 101 }));
      request.once('response', ({ statusCode = 0 }) => resolve({ status: statusCode }));
      request.end();
    });
    expect(status).toBe(200);
  });

  it('shows the same to all, lets one type, and hands over by choice', async () => {
    const made = await ticket({ on_leave: 'hand_over' });
    const writer = await connect(String(made['url']));
    await writer.run('echo fi""rst', 'first');
    const watcher = await terminalOf({ readonly: true });
    const session_id = made['session_id'];
    const second = await terminalOf({ session_id });
    await watcher.shows('first');
    await eventually(() => expect(watcher.state).toMatchObject({ role: 'viewer', viewers: 3 }));
    expect(second.state).toMatchObject({ role: 'viewer', session_id });
    watcher.type('echo wat""cher\r');
    watcher.say({ take_over: true });
    second.type('echo sec""ond\r');
    await writer.run('echo wri""ter', 'writer');
    await watcher.shows('writer');
    await second.shows('writer');
    second.say({ take_over: true });
    await eventually(() => expect(second.state).toMatchObject({ role: 'writer' }));
    await second.run('echo tak""en', 'taken');
    await second.leave();
    await eventually(() => expect(writer.state).toMatchObject({ role: 'writer', viewers: 2 }));
    await writer.run('echo ba""ck', 'back');
    expect(watcher.text).not.toMatch(/watcher|second/);
    await writer.leave();
    expect(await watcher.closed).toBe(1000);
    expect(watcher.end).toBe('writer_left');
    // Its viewers hear of the end a moment before it is written down.
    await eventually(async () => {
      const gone = await harness.post('/vps/box/console', { session_id });
      expect(gone).toMatchObject({ status: 404, error: { code: 'console.not_found' } });
    });
  }, 60_000);

  it('ends for all when who types leaves, unless it is handed over', async () => {
    const writer = await terminalOf();
    await writer.run('echo o""k', 'ok');
    const other = await terminalOf({ session_id: writer.state.session_id });
    await eventually(() => expect(other.state.viewers).toBe(2));
    await writer.leave();
    await other.closed;
    expect(other.end).toBe('writer_left');
  }, 30_000);

  it.each([
    ['what is no JSON', '{', 1008],
    ['a message that does not exist', '{"run":"x"}', 1008],
    ['a size that no terminal has', '{"resize":{"cols":0,"rows":24}}', 1008],
    ['a frame of more than 64 KiB', 'x'.repeat(65 * 1024), 1009],
  ])(
    'closes the connection for %s',
    async (_what, frame, code) => {
      const terminal = await terminalOf();
      terminal.socket.send(frame);
      expect(await terminal.closed).toBe(code);
    },
    30_000,
  );

  it('keeps its memory when a guest writes without end and nobody reads', async () => {
    const terminal = await terminalOf();
    await terminal.run('echo rea""dy', 'ready');
    terminal.type('yes 0123456789012345678901234567890123456789\r');
    await eventually(() => expect(terminal.bytes).toBeGreaterThan(MB));
    terminal.socket.pause();
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    await delay(3_000);
    const grown = process.memoryUsage().rss - before;
    expect(grown).toBeLessThan(60 * MB);
    const seen = terminal.bytes;
    terminal.socket.resume();
    const goesOn = () => expect(terminal.bytes).toBeGreaterThan(seen + 5 * MB);
    await eventually(goesOn, { timeoutMs: 20_000 });
    terminal.type('\u0003');
    await terminal.run('echo al""ive', 'alive');
  }, 60_000);

  it('does not wait for a watcher that does not read', async () => {
    const writer = await terminalOf();
    await writer.run('echo rea""dy', 'ready');
    const watcher = await terminalOf({ session_id: writer.state.session_id, readonly: true });
    await eventually(() => expect(writer.state.viewers).toBe(2));
    watcher.socket.pause();
    writer.type('yes 0123456789012345678901234567890123456789 | head -c 30000000; echo do""ne\r');
    await writer.shows('done');
    await eventually(() => expect(writer.state.viewers).toBe(1));
  }, 60_000);

  it('404: serves nobody else, and a key with its scope alone', async () => {
    const { authUrl } = harness.installation;
    await harness.post(`${authUrl}/api/v1/projects`, { name: 'Other', slug: 'other' });
    const at = `${harness.installation.platformUrl}/v1/projects`;
    const other = await harness.post(`${at}/other/vps/box/console`);
    expect(other).toMatchObject({ status: 404, error: { code: 'vps.not_found' } });
    const keyOf = async (project: string, scopes: string[]) => {
      const body = { name: 'k', product: 'platform', mode: 'live', scopes };
      const made = await harness.post(`${authUrl}/api/v1/projects/${project}/keys`, body);
      expect(made.status).toBe(201);
      return String(made.data['secret'] ?? made.data['key']);
    };
    const asking = (key: string) => harness.call('POST', `${at}/demo/vps/box/console`, {}, key);
    expect(await asking(await keyOf('other', ['vps:write']))).toMatchObject({ status: 404 });
    expect(await asking(await keyOf('demo', ['vps:read']))).toMatchObject({ status: 403 });
    const made = await asking(await keyOf('demo', ['vps:write']));
    expect(made).toMatchObject({ status: 201 });
    const terminal = await connect(String(made.data['url']));
    await terminal.run('echo by-k""ey', 'by-key');
  }, 30_000);

  it('records what is shown, when asked to, and nothing that is only typed', async () => {
    const terminal = await terminalOf({ record: true, cols: 90, rows: 20 });
    await terminal.run('echo grü""ße', 'grüße');
    expect(terminal.state).toMatchObject({ recording: true });
    await terminal.run('stty -echo; echo qui""et', 'quiet');
    terminal.type('secret=hunter2\r');
    await terminal.run('echo aft""er', 'after');
    const list = async () => (await harness.get('/vps/box/recordings')).data.items;
    const [running] = await list();
    const path = `/vps/box/recordings/${String(running?.['id'])}`;
    expect(running).toMatchObject({ status: 'recording' });
    expect(await harness.call('DELETE', path)).toMatchObject({ status: 409 });
    await terminal.leave();
    await eventually(async () => expect(await list()).toMatchObject([{ status: 'complete' }]));
    const response = await fetch(harness.address(`${path}/cast`), {
      headers: { authorization: `Bearer ${harness.token}` },
    });
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('application/x-asciicast');
    const [head, ...events] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(head).toMatchObject({ version: 2, width: 90, height: 20 });
    const shown = (events as [number, string, string][]).map(([, , data]) => data).join('');
    expect(shown).toContain('grüße');
    expect(text).not.toContain('hunter2');
    const [{ size_bytes }] = (await list()) as [{ size_bytes: number }];
    expect(size_bytes).toBe(Buffer.byteLength(text));
    expect(await harness.call('DELETE', path)).toMatchObject({ status: 200 });
    expect(await harness.get(path)).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
  }, 60_000);

  it('opens the serial line once, and everybody who comes later joins', async () => {
    const first = await terminalOf({ mode: 'serial' });
    await eventually(async () => {
      first.type('echo ser""ial\r');
      await delay(100);
      expect(first.text).toContain('serial');
    });
    const second = await terminalOf({ mode: 'serial' });
    await second.shows('serial');
    expect(second.state).toMatchObject({ role: 'viewer', session_id: first.state.session_id });
  }, 60_000);

  it('runs a command and answers with what it did', async () => {
    expect(await run({ command: ['cat'], stdin: 'in' })).toMatchObject({
      status: 200,
      data: { exit_code: 0, stdout: 'in', stderr: '', truncated: false },
    });
    expect(await run({ command: 'echo out; echo err >&2; exit 3' })).toMatchObject({
      data: { exit_code: 3, stdout: 'out\n', stderr: 'err\n' },
    });
    const large = await run({ command: 'head -c 3000000 /dev/zero | tr "\\0" a' });
    expect(large.data).toMatchObject({ exit_code: 0, truncated: true });
    expect(String(large.data['stdout'])).toHaveLength(MB);
    expect(await run({ command: ['sleep', '100'], timeout_s: 1 })).toMatchObject({
      status: 504,
      error: { code: 'exec.timed_out' },
    });
    expect(await run({ command: ['no-such-program'] })).toMatchObject({
      status: 200,
      data: { exit_code: 127 },
    });
    for (const body of [{}, { command: [] }, { command: 'a', timeout_s: 61 }, { command: 'a\0' }]) {
      expect(await run(body)).toMatchObject({ status: 422 });
    }
    await run({ command: ['env', 'PASSWORD=hunter2'] });
    const commands = (await audit('vps.exec')).map(({ after }) => after['command']);
    expect(commands).toEqual(expect.arrayContaining(['env', 'cat', 'sleep']));
    expect(JSON.stringify(commands)).not.toContain('hunter2');
  }, 60_000);

  it('measures servers: as points, as newest values, and for Prometheus', async () => {
    await harness.post('/vps/box/exec', {
      command: 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done',
    });
    interface Series {
      readonly name: string;
      readonly unit: string;
      readonly values: (number | null)[];
    }
    await eventually(
      async () => {
        const { data } = await harness.get('/vps/box/metrics?type=cpu,memory');
        const series = data['series'] as Series[];
        expect(series.map(({ name, unit }) => [name, unit])).toEqual([
          ['cpu.usage', 'percent'],
          ['memory.used', 'bytes'],
          ['memory.peak', 'bytes'],
        ]);
        const [cpu = 0, memory = 0] = series.map(({ values }) => Math.max(...values.map(Number)));
        expect(cpu).toBeGreaterThan(0);
        expect(memory).toBeGreaterThan(100_000);
        expect(data['times']).toHaveLength(series[0]!.values.length);
      },
      { timeoutMs: 20_000, everyMs: 300 },
    );
    const { data } = await harness.get('/vps-metrics/latest');
    expect(data.items).toMatchObject([
      {
        memory_limit_bytes: 256 * MB,
        cpu_percent: expect.any(Number),
        processes: expect.any(Number),
      },
    ]);
    const inside = harness.installation.platform!.internalUrl;
    const text = await (await fetch(`${inside}/metrics`)).text();
    expect(text).toMatch(/skydeck_vps_memory_bytes\{vps="vps_\w+",project="prj_\w+"\} \d+/);
    expect(await harness.get('/vps/box/metrics?type=none')).toMatchObject({ status: 422 });
  }, 60_000);

  it('ends when the server is deleted, 409: and opens none on a server that is off', async () => {
    await make('brief');
    const stopped = await terminalOf({}, 'brief');
    await stopped.run('echo o""k', 'ok');
    await harness.post('/vps/brief/stop?wait=60', { force: true });
    expect(await stopped.closed).toBe(1000);
    expect(stopped.end).toBe('server_stopped');
    for (const [path, body] of [
      ['console', {}],
      ['exec', { command: 'true' }],
    ] as const) {
      expect(await harness.post(`/vps/brief/${path}`, body)).toMatchObject({
        status: 409,
        error: { code: 'vps.wrong_state' },
      });
    }
    await harness.post('/vps/brief/start?wait=60');
    const deleted = await terminalOf({}, 'brief');
    await deleted.run('echo o""k', 'ok');
    await harness.call('DELETE', '/vps/brief?wait=60');
    await deleted.closed;
    expect(deleted.end).toBe('server_deleted');
  }, 90_000);

  it('1012: says that it restarts, and closes in time with consoles open', async () => {
    const terminal = await terminalOf();
    await terminal.run('echo o""k', 'ok');
    const deaf = await terminalOf();
    deaf.socket.pause();
    const closing = harness.installation.stopPlatform();
    expect(await terminal.closed).toBe(1012);
    expect(terminal.end).toBe('restart');
    await closing;
    await harness.installation.startPlatform();
    deaf.socket.resume();
    await deaf.closed;
    await eventually(async () =>
      expect((await audit('console.close'))[0]?.after).toMatchObject({ reason: 'restart' }),
    );
  }, 60_000);
});
