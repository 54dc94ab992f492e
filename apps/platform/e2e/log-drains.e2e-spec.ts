import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';
import { OtlpLogReceiver } from './otlp-log-receiver.js';
import { SyslogServer } from './syslog-server.js';

const WRITER = {
  'package.json': JSON.stringify({ name: 'writer', scripts: { start: 'node server.js' } }),
  'server.js': `
    const { createServer } = require('node:http');
    createServer((request, response) => {
      const { searchParams } = new URL(request.url, 'http://app');
      const times = Number(searchParams.get('times') ?? 1);
      const write = searchParams.get('to') === 'stderr' ? console.error : console.log;
      for (let index = 1; index <= times; index++) write(searchParams.get('line') + ' ' + index);
      if (searchParams.has('secret')) console.log('the key is ' + process.env.API_KEY);
      response.end('written');
    }).listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

describe('log drains', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let syslog: SyslogServer;

  beforeAll(async () => {
    syslog = await SyslogServer.start();
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_LOG_DRAIN_ALLOW_CIDRS: '127.0.0.1/32',
    });
    repository = await GitRepository.create(WRITER);
    const env = { API_KEY: 'hunter2-is-secret' };
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
    await syslog.close();
  }, 60_000);

  const write = async (query: string) => {
    expect((await launchpad.visit('shop', `/?${query}`)).body).toBe('written');
  };
  const make = async (body: object) => {
    const { status, data } = await launchpad.post('/apps/shop/log-drains', body);
    expect(status).toBe(201);
    return String(data['id']);
  };
  const drop = (id: string) => launchpad.call('DELETE', `/apps/shop/log-drains/${id}`);
  const shown = async (id: string) => (await launchpad.get(`/apps/shop/log-drains/${id}`)).data;
  const heard = async (words: string) =>
    (await syslog.messages()).filter(({ text }) => text.includes(words));

  it('sends lines to rsyslog, with what wrote them and without secrets', async () => {
    const id = await make({ url: `syslog+tcp://127.0.0.1:${syslog.port}` });
    await write('line=gr%C3%BC%C3%9Fe%20%7C%20aus%20K%C3%B6ln&secret=1');
    await write('line=broken&to=stderr');
    await eventually(async () => expect(await heard('broken')).toHaveLength(1));
    const [greeting] = await heard('grüße | aus Köln');
    expect(greeting).toMatchObject({
      priority: 14,
      host: 'shop.demo.apps.localhost',
      app: 'shop',
      messageId: 'web',
      procId: expect.stringMatching(/^rpl_/),
      structured: expect.stringMatching(/^\[meta sequenceId="\d+"\]$/),
    });
    expect((await heard('broken'))[0]).toMatchObject({ priority: 11 });
    expect((await heard('the key is'))[0]?.text).not.toContain('hunter2');
    await drop(id);
  }, 60_000);

  it('sends over TLS to a receiver whose authority was given, and to no other', async () => {
    const url = `syslog+tls://127.0.0.1:${syslog.tlsPort}`;
    const known = await make({ url, ca_pem: syslog.caPem });
    const unknown = await make({ url });
    await write('line=sealed&times=3');
    await eventually(async () => expect(await heard('sealed')).toHaveLength(3));
    await eventually(async () => {
      expect(await shown(unknown)).toMatchObject({ status: 'failing', has_headers: false });
      expect(String((await shown(unknown))['problem'])).toMatch(/self-signed|certificate/);
    });
    await Promise.all([drop(known), drop(unknown)]);
  }, 60_000);

  it('goes on where it stopped, after the receiver and after the platform were away', async () => {
    const id = await make({ url: `syslog+tcp://127.0.0.1:${syslog.port}` });
    await syslog.end();
    await write('line=patient&times=700');
    await eventually(async () => expect(await shown(id)).toMatchObject({ status: 'failing' }));
    await launchpad.installation.stopPlatform();
    await syslog.begin();
    await launchpad.installation.startPlatform();
    await eventually(async () => expect(await heard('patient')).toHaveLength(700), {
      timeoutMs: 30_000,
    });
    expect(await shown(id)).toMatchObject({ status: 'active', problem: null });
    await drop(id);
  }, 90_000);

  it('sends to a collector of OTLP, with its key, again until it takes them', async () => {
    const receiver = new OtlpLogReceiver();
    const url = await receiver.start();
    try {
      receiver.refuseWith = 503;
      const id = await make({ url, headers: { Authorization: 'Bearer hunter2-drain' } });
      await eventually(async () =>
        expect((await launchpad.visit('shop', '/?line=once')).status).toBe(200),
      );
      await eventually(() => expect(receiver.refused).toBeGreaterThan(1));
      receiver.refuseWith = undefined;
      await eventually(() => expect(receiver.lines).toContain('once 1'));
      expect([...receiver.services]).toEqual(['shop']);
      expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer hunter2-drain' });
      const told = JSON.stringify([
        await shown(id),
        (await launchpad.get('/events?type=log_drain.created')).data,
        (await launchpad.get('/apps/shop/log-drains')).data,
      ]);
      expect(told).not.toContain('hunter2');
      await drop(id);
    } finally {
      await receiver.close();
    }
  }, 60_000);

  it('reaches no private network, whatever the address looks like', async () => {
    const addresses = ['syslog+tcp://10.0.0.1:601', 'http://127.0.0.2:4318/v1/logs'];
    const ids = await Promise.all(addresses.map((url) => make({ url })));
    await write('line=inside');
    for (const id of ids) {
      await eventually(async () => {
        expect(await shown(id)).toMatchObject({ status: 'failing' });
        expect(String((await shown(id))['problem'])).toMatch(/public internet|not_allowed/);
      });
    }
    await Promise.all(ids.map(drop));
  }, 60_000);

  it('gives up after days of failures, says so, and is enabled again', async () => {
    const id = await make({ url: `syslog+tcp://127.0.0.1:${syslog.port}` });
    await syslog.end();
    await write('line=late');
    await eventually(async () => expect(await shown(id)).toMatchObject({ status: 'failing' }));
    const { PLATFORM_SCHEMA: schema = '' } = launchpad.installation.environment;
    await launchpad.installation.query(
      `update "${schema}".app_log_drain set failing_since = now() - interval '4 days' where id = '${id}'`,
    );
    await eventually(async () => expect(await shown(id)).toMatchObject({ status: 'disabled' }), {
      timeoutMs: 30_000,
    });
    await eventually(async () => {
      const { data } = await launchpad.get('/events?type=log_drain.disabled');
      expect(data.items).toMatchObject([{ data: { id, problem: expect.any(String) } }]);
    });
    await syslog.begin();
    await launchpad.post(`/apps/shop/log-drains/${id}/enable`);
    await eventually(async () => expect(await heard('late')).toHaveLength(1));
    await drop(id);
  }, 90_000);

  it('422: refuses odd addresses, and a sixth drain', async () => {
    for (const url of [
      'ftp://example.com',
      'syslog+tcp://example.com',
      'https://a:b@example.com',
    ]) {
      const { status } = await launchpad.post('/apps/shop/log-drains', { url });
      expect([url, status]).toEqual([url, 422]);
    }
    const url = 'https://logs.example.com/v1/logs';
    const all = await Promise.all(
      Array.from({ length: 12 }, () => launchpad.post('/apps/shop/log-drains', { url })),
    );
    const codes = all.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(codes).toEqual([...Array(5).fill(201), ...Array(7).fill(422)]);
    expect((await drop(newDrain(all))).status).toBe(200);
    expect((await drop('ldr_none')).error.code).toBe('log_drain.not_found');
  }, 60_000);
});

function newDrain(answers: readonly { status: number; data: Record<string, unknown> }[]): string {
  return String(answers.find(({ status }) => status === 201)?.data['id']);
}
