import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@skydeck/testing';
import { Webhook } from 'standardwebhooks';
import { type Installation, startInstallation } from './installation.js';

interface Item {
  readonly [name: string]: unknown;
}

let installation: Installation;
let server: Server;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  installation = await startInstallation({
    members: ['auth', 'messaging', 'platform', 'pay'],
    environment: { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' },
  });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Hooks', '--slug', 'cli-hooks', '--use']);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(202).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
}, 120_000);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await installation[Symbol.asyncDispose]();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

describe('webhooks and events', () => {
  it('0: a webhook is created, tested, listed, replayed and deleted', async () => {
    const made = await installation.json<Item>(['webhook', 'create', address(), '--type', 'app.*']);
    expect(made['secret']).toMatch(/^whsec_/);
    const id = String(made['id']);
    expect(await installation.json(['webhook', 'list'])).toMatchObject([{ id, enabled: true }]);
    await installation.json(['api', 'POST', `/v1/projects/cli-hooks/webhooks/${id}/test`]);
    await eventually(() => expect(received).toHaveLength(1));
    const list = () => installation.json<Item[]>(['webhook', 'deliveries', id]);
    await eventually(async () => expect(await list()).toMatchObject([{ status: 'delivered' }]));
    const [delivery] = await list();
    await installation.json(['webhook', 'replay', id, String(delivery?.['id'])]);
    await eventually(() => expect(received).toHaveLength(2));
    expect(await installation.json(['webhook', 'delete', id, '--yes'])).toEqual({
      id,
      deleted: true,
    });
  }, 60_000);

  it.each(['auth', 'messaging', 'pay'])(
    '0: a webhook of %s is used like any other',
    async (name) => {
      received.length = 0;
      const webhook = <Data>(...words: string[]) =>
        installation.json<Data>(['webhook', ...words, '--product', name]);
      const made = await webhook<Item>('create', address());
      const id = String(made['id']);
      const rotated = await webhook<Item>('rotate', id, '--overlap', '0');
      expect(rotated['secret']).not.toBe(made['secret']);
      const test = await webhook<Item>('test', id);
      await eventually(() => expect(received).toHaveLength(1));
      const headers = received[0]?.headers as Record<string, string>;
      const verifier = new Webhook(String(rotated['secret']));
      expect(verifier.verify(received[0]?.body ?? '', headers)).toMatchObject({
        type: 'webhook.test',
      });
      await eventually(async () => {
        const words = ['--status', 'delivered', '--type', 'webhook.*'];
        expect(await webhook('deliveries', id, ...words)).toHaveLength(1);
      });
      expect(await webhook('deliveries', id, '--status', 'failed')).toEqual([]);
      const detail = await webhook<Item>('delivery', id, String(test['id']));
      expect(detail).toMatchObject({ attempt_log: [{ number: 1, response_status: 202 }] });
      expect(await webhook('update', id, '--disable')).toMatchObject({ enabled: false });
      expect(await webhook('update', id, '--enable')).toMatchObject({ enabled: true });
      await webhook('delete', id, '--yes');
      expect(await webhook('list')).toEqual([]);
    },
    60_000,
  );

  it('forwards events of another product', async () => {
    received.length = 0;
    const words = ['listen', '--service', 'auth', '--forward', address(), '-o', 'json'];
    const child = installation.start(words);
    await eventually(
      async () => {
        await installation.json(['key', 'create', '--product', 'pay', '--name', 'Forwarded']);
        expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ type: 'key.created' });
      },
      { timeoutMs: 30_000, everyMs: 500 },
    );
    child.kill('SIGINT');
    await once(child, 'exit');
  }, 60_000);

  it('0: events and the audit log of a product are listed', async () => {
    for (const name of ['pay', 'messaging']) {
      expect(await installation.json(['events', '--service', name])).toEqual([]);
      const audit = await installation.json<Item[]>(['audit', 'list', '--service', name]);
      expect(audit[0]).toMatchObject({ action: 'webhook.delete' });
    }
  }, 60_000);

  it('forwards events to a local program, signed, and prints each', async () => {
    received.length = 0;
    const child = installation.start(['listen', '--forward', address(), '-o', 'json']);
    let [out, err] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    await eventually(() => expect(err).toContain('whsec_'));
    // The stream starts with what happens next, so one event must come after it stands.
    await eventually(
      async () => {
        const name = `app-${Date.now().toString(36)}`;
        const body = JSON.stringify({ name, repo: '/nowhere/at/all' });
        await installation.json(['api', 'POST', '/v1/projects/cli-hooks/apps', '-d', body]);
        expect(received.length).toBeGreaterThan(0);
      },
      { timeoutMs: 20_000, everyMs: 500 },
    );
    const [first] = received;
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec(err)?.[0] ?? '';
    const headers = first?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(first?.body ?? '', headers)).toMatchObject({
      project_id: expect.stringMatching(/^prj_/),
    });
    await eventually(() => expect(out).toContain('"status":202'));
    child.kill('SIGINT');
    await once(child, 'exit');
  }, 60_000);

  it('0: events and the audit log are listed', async () => {
    const events = await installation.json<Item[]>(['events', '--type', 'app.created']);
    expect(events[0]).toMatchObject({ type: 'app.created' });
    const audit = await installation.json<Item[]>(['audit', 'list', '--service', 'auth']);
    expect(audit.at(-1)).toMatchObject({ action: 'project.create' });
  });

  it('2: refuses an address that is none', async () => {
    const { exitCode, err } = await installation.skydeck(['listen', '--forward', 'port 3000']);
    expect([exitCode, err]).toEqual([2, expect.stringContaining('--forward')]);
  });
});
