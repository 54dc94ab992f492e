import { eventually } from '@skydeck/testing';
import { DatabasesHarness } from './databases-harness.js';
import { GitRepository } from './git-repository.js';

/** Counts its visitors in the database that it was given, with the certificate checked. */
const SERVER = {
  'package.json': JSON.stringify({ name: 'counter', scripts: { start: 'node server.js' } }),
  // Speaks the protocol of Postgres as far as to sign in: no package is fetched for this.
  'server.js': `
    const { createServer } = require('node:http');
    const { connect } = require('node:net');
    const { PORT, DATABASE_URL = '', DATABASE_CA = '' } = process.env;
    const ask = () => new Promise((resolve) => {
      if (DATABASE_URL === '') return resolve('none');
      const { hostname, port } = new URL(DATABASE_URL);
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setTimeout(3000, () => { socket.destroy(); resolve('timeout'); });
      socket.on('error', (error) => resolve(error.code));
      socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
      socket.on('data', (answer) => { socket.destroy(); resolve('tls ' + answer); });
    });
    const other = (port) => new Promise((resolve) => {
      if (DATABASE_URL === '') return resolve('none');
      const socket = connect({ host: new URL(DATABASE_URL).hostname, port });
      socket.setTimeout(3000, () => { socket.destroy(); resolve('timeout'); });
      socket.on('error', (error) => resolve(error.code));
      socket.on('connect', () => { socket.destroy(); resolve('reached'); });
    });
    createServer(async (request, response) => {
      const port = Number(new URL(request.url, 'http://x').searchParams.get('port'));
      const tls = await (port ? other(port) : ask());
      response.end(JSON.stringify({ tls, url: DATABASE_URL, ca: DATABASE_CA.slice(0, 27) }));
    }).listen(PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

describe('bindings of databases', () => {
  let lab: DatabasesHarness;
  let repository: GitRepository;
  let binding: string;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    repository = await GitRepository.create(SERVER);
    await lab.api.deploy({ name: 'counter', repo: repository.dir });
    await lab.make('shop');
  }, 180_000);

  afterAll(async () => {
    await lab.close();
    await repository[Symbol.asyncDispose]();
  }, 120_000);

  const seen = async (path = '/') =>
    JSON.parse((await lab.api.visit('counter', path)).body) as Record<string, string>;
  const asOwner = async (url: string) => {
    const { ca } = await lab.connection('shop');
    return lab.ask({ url, ca } as never, 'select 1 as one');
  };

  it('201: gives an app a login of its own, which it reaches the server with', async () => {
    expect(await seen()).toMatchObject({ tls: 'none' });
    const body = { kind: 'database', target: 'shop' };
    const made = await lab.api.post('/apps/counter/bindings', body);
    expect(made).toMatchObject({
      status: 201,
      data: { kind: 'database', variables: { url: 'DATABASE_URL', ca: 'DATABASE_CA' } },
    });
    binding = String(made.data['id']);
    await lab.api.finished('counter', String(made.data['deployment_id']));
    const { tls, url = '', ca } = await seen();
    expect({ tls, ca }).toEqual({ tls: 'tls S', ca: '-----BEGIN CERTIFICATE-----' });
    expect(await asOwner(url)).toEqual([{ one: 1 }]);
    const { data } = await lab.api.get('/databases/shop/credentials');
    expect(data.items.map(({ name }) => String(name).slice(0, 12))).toContain('app-counter-');
  }, 120_000);

  it('lets apps reach servers of databases on this machine, and nothing else of it', async () => {
    const { port } = new URL(lab.api.installation.platformUrl);
    expect((await seen(`/?port=${port}`))['tls']).toBe('ECONNREFUSED');
  }, 60_000);

  it('409: deletes no database that an app is bound to', async () => {
    const refused = await lab.api.call('DELETE', '/databases/shop');
    expect([refused.status, refused.error.code]).toEqual([409, 'database.bound']);
  });

  it('rotates by a release, and ends the login before when nothing uses it', async () => {
    const { url: before = '' } = await seen();
    const made = await lab.api.post(`/apps/counter/bindings/${binding}/rotate`);
    expect(await asOwner(before)).toEqual([{ one: 1 }]);
    await lab.api.finished('counter', String(made.data['deployment_id']));
    const { url: after = '' } = await seen();
    expect(after).not.toBe(before);
    expect(await asOwner(after)).toEqual([{ one: 1 }]);
    await eventually(
      () =>
        asOwner(before).then(
          () => false,
          () => true,
        ),
      { timeoutMs: 60_000 },
    );
  }, 180_000);

  it('200: ends the login when the app is detached', async () => {
    const { url = '' } = await seen();
    // The rotation has ended a moment after the login before has.
    await eventually(
      async () => {
        const detached = await lab.api.call('DELETE', `/apps/counter/bindings/${binding}`);
        expect(detached.status).toBe(200);
      },
      { timeoutMs: 30_000 },
    );
    await expect(asOwner(url)).rejects.toThrow();
    const { data } = await lab.api.get('/databases/shop/credentials');
    expect(data.items.map(({ name }) => name)).toEqual(['owner']);
  }, 60_000);
});
