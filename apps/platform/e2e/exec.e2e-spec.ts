import { eventually } from '@skydeck/testing';
import { ConsoleClient } from './console-client.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

describe('commands inside replicas', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_WATCH_S: '0' });
    repository = await GitRepository.create({
      ...plainServer('app'),
      Procfile: 'web: node server.js\nworker: sleep 1000\n',
    });
    const env = { GREETING: 'hello' };
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  async function open(body: object, token = launchpad.token): Promise<ConsoleClient> {
    const made = await launchpad.call('POST', '/apps/shop/exec', body, token);
    expect(made.status).toBe(201);
    return ConsoleClient.open(String(made.data['url']));
  }

  it('shows what runs, and lets a shell with a terminal in', async () => {
    const { data } = await launchpad.get('/apps/shop/replicas');
    const replicas = data['replicas'] as { process: string; healthy: boolean }[];
    expect(replicas.map(({ process }) => process).toSorted()).toEqual(['web', 'worker']);
    const client = await open({ cols: 91, rows: 31 });
    client.type('stty size; echo "$GREETING" $PORT\r');
    await eventually(() => expect(client.text).toMatch(/31 91[^]*hello 3000/));
    client.socket.send(JSON.stringify({ resize: { cols: 120, rows: 40 } }));
    // The size is told to the program from outside, so what was typed may come first.
    await eventually(
      () => {
        client.type('stty size\r');
        expect(client.text).toContain('40 120');
      },
      { everyMs: 200 },
    );
    client.type('exit 4\r');
    expect(await client.closed).toBe(1000);
    expect(client.frames.at(-1)).toMatchObject({ closed: { code: 'ended', exit_code: 4 } });
  }, 30_000);

  it('passes input, output, errors and exit code of a command without a terminal', async () => {
    const command = ['sh', '-c', 'cat; echo oops >&2; exit 6'];
    const client = await open({ command, tty: false, process: 'worker' });
    client.type('piped in');
    client.socket.send(JSON.stringify({ eof: true }));
    await client.closed;
    expect(client.text).toBe('piped in');
    const errors = client.frames.flatMap((frame) => (frame as { stderr?: string }).stderr ?? []);
    expect(Buffer.from(errors.join(''), 'base64').toString()).toBe('oops\n');
    expect(client.frames.at(-1)).toMatchObject({ closed: { code: 'ended', exit_code: 6 } });
  }, 30_000);

  it('401: a token opens one connection, of fifty that try it at once', async () => {
    const made = await launchpad.post('/apps/shop/exec', { command: ['cat'], tty: false });
    const url = String(made.data['url']);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => ConsoleClient.open(url)),
    );
    const opened = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(opened).toHaveLength(1);
    opened[0]?.socket.close();
    const refused = tries.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain('refused with 401');
  }, 30_000);

  it('403: refuses pages of other origins; other paths are not upgraded', async () => {
    const made = await launchpad.post('/apps/shop/exec');
    const url = String(made.data['url']);
    const strange = ConsoleClient.open(url, { origin: 'https://elsewhere.example' });
    await expect(strange).rejects.toThrow('refused with 403');
    const elsewhere = ConsoleClient.open(url.replace('/exec/', '/nothing/'));
    await expect(elsewhere).rejects.toThrow('refused with');
  });

  it('revoked: ends with the key that opened it', async () => {
    const { authUrl } = launchpad.installation;
    const keys = `${authUrl}/api/v1/projects/${launchpad.project}/keys`;
    const key = await launchpad.post(keys, {
      name: 'short',
      product: 'platform',
      mode: 'live',
      scopes: ['apps:write'],
    });
    const client = await open({}, String(key.data['secret'] ?? key.data['key']));
    client.type('echo ready\r');
    await eventually(() => expect(client.text).toContain('ready'));
    await launchpad.call('DELETE', `${keys}/${String(key.data['id'])}`);
    expect(await client.closed).toBe(1008);
    expect(client.end).toBe('revoked');
  }, 30_000);

  it('audit: says who ran which program, and no argument', async () => {
    const command = ['sh', '-c', 'echo very-secret-word'];
    const client = await open({ command, tty: false });
    await client.closed;
    const trail = await eventually(async () => {
      const { data } = await launchpad.get('/audit?limit=50');
      const text = JSON.stringify(data.items);
      expect(text).toContain('app.exec.close');
      return text;
    });
    expect(trail).toContain('app.exec.open');
    expect(trail).not.toContain('very-secret-word');
  }, 30_000);

  it('409: tells that no such replica runs', async () => {
    const { status, error } = await launchpad.post('/apps/shop/exec', { replica: 'rpl_none' });
    expect([status, error.code]).toEqual([409, 'app_exec.no_replica']);
  });
});
