import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { readEvents } from './event-stream.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const SECRET = 'correct-horse-battery';

describe('deploying an app', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create(plainServer('one'));
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  it('202: brings a server live and serves it at its address', async () => {
    const deployment = await launchpad.deploy({
      name: 'plain',
      repo: repository.dir,
      env: { GREETING: SECRET },
    });
    expect(deployment).toMatchObject({
      status: 'live',
      error: null,
      commit_message: 'first version',
      plan: { runtime: 'node', start: 'exec node server.js', port: 3000 },
    });
    expect(await launchpad.visit('plain')).toEqual({ status: 200, body: `one ${SECRET}` });
    const { data } = await launchpad.get('/apps/plain');
    expect(data).toMatchObject({
      status: 'live',
      env_keys: ['GREETING'],
      repo: repository.dir,
      current_release: { number: 1, artifact_digest: expect.stringMatching(/^sha256:/) },
      latest_deployment: { id: deployment['id'] },
    });
    expect(JSON.stringify(data)).not.toContain(SECRET);
  }, 120_000);

  it('200: shows the deployment as an operation', async () => {
    const { data } = await launchpad.get('/apps/plain');
    const { id } = data['latest_deployment'] as { id: string };
    const operation = await launchpad.get(`/operations/${id}?wait=1`);
    expect(operation.data).toMatchObject({ status: 'succeeded', progress: 1, error: null });
    expect((await launchpad.get('/operations/op_none')).error.code).toBe('operation.not_found');
  });

  it('live: switches without dropping a request, slow ones included', async () => {
    await repository.commit(plainServer('two'), 'second version');
    const statuses: number[] = [];
    const bodies = new Set<string>();
    const over = new AbortController();
    const visitor = async (path: string): Promise<void> => {
      while (!over.signal.aborted) {
        const { status, body } = await launchpad.visit('plain', path);
        statuses.push(status);
        bodies.add(body);
        if (path === '/') await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const visitors = ['/', '/', '/', '/slow', '/slow'].map(visitor);
    const deployment = await launchpad.redeploy('plain');
    await new Promise((resolve) => setTimeout(resolve, 300));
    over.abort();
    await Promise.all(visitors);
    expect(deployment['status']).toBe('live');
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(bodies).toContain(`two ${SECRET}`);
    expect(bodies).toContain('slow one');
  }, 120_000);

  it('live: uses the artifact again when nothing changed, within two seconds', async () => {
    const before = await launchpad.get('/apps/plain');
    const started = performance.now();
    const deployment = await launchpad.redeploy('plain');
    const seconds = (performance.now() - started) / 1000;
    const after = await launchpad.get('/apps/plain');
    expect(deployment['status']).toBe('live');
    expect(after.data['current_release']).toMatchObject({
      number: 3,
      artifact_digest: (before.data['current_release'] as { artifact_digest: string })
        .artifact_digest,
    });
    expect(seconds).toBeLessThan(2);
  }, 60_000);

  it('200: changes the environment for the next deployment only', async () => {
    const patched = await launchpad.call('PATCH', '/apps/plain', {
      env: { GREETING: 'changed-value', EXTRA: 'x' },
    });
    expect(patched.data['env_keys']).toEqual(['EXTRA', 'GREETING']);
    expect(await launchpad.visit('plain')).toMatchObject({ body: `two ${SECRET}` });
    await launchpad.redeploy('plain');
    expect(await launchpad.visit('plain')).toMatchObject({ body: 'two changed-value' });
    const removed = await launchpad.call('PATCH', '/apps/plain', { env: { EXTRA: null } });
    expect(removed.data['env_keys']).toEqual(['GREETING']);
  }, 60_000);

  it('200: masks every value of the environment in both logs', async () => {
    const server = `${plainServer('three')['server.js']}; console.log('token is ' + process.env.GREETING);`;
    await repository.commit(
      {
        ...plainServer('three'),
        'server.js': server,
        'package.json': JSON.stringify({
          scripts: { build: 'echo "building with $GREETING"', start: 'node server.js' },
        }),
      },
      'third version',
    );
    const deployment = await launchpad.redeploy('plain');
    const log = await launchpad.log('plain', String(deployment['id']));
    expect(log).toContain('building with ***');
    expect(log).not.toContain('changed-value');
    const appLog = async () => {
      const { data } = await launchpad.get('/apps/plain/logs');
      return data.items.map((item) => String(item['line']));
    };
    await eventually(async () => (await appLog()).includes('token is ***'));
    expect((await appLog()).join('\n')).not.toContain('changed-value');
  }, 60_000);

  it('200: streams a deployment from its first line to its end, and resumes', async () => {
    const made = await launchpad.post('/apps/plain/deployments');
    const id = made.meta.operation_id;
    const url = launchpad.address(`/apps/plain/deployments/${id}/logs/stream`);
    const events = await readEvents(url, launchpad.token);
    const lines = events.filter(({ event }) => event === 'line');
    expect(lines.map((line) => Number(line.id))).toEqual(lines.map((_, index) => index + 1));
    expect(events.at(-1)).toMatchObject({ event: 'end', data: { status: 'live', error: null } });
    expect(events.filter(({ event }) => event === 'status').length).toBeGreaterThan(0);

    const rest = await readEvents(url, launchpad.token, undefined, { 'last-event-id': '3' });
    expect(rest.find(({ event }) => event === 'line')?.id).toBe('4');
    const none = await readEvents(`${url}?after=${lines.length}`, launchpad.token);
    expect(none.map(({ event }) => event)).toEqual(['status', 'end']);
  }, 60_000);

  it('200: streams what the app writes while it runs', async () => {
    await using chatty = await GitRepository.create({
      ...plainServer('chatty'),
      'server.js': `
        require('node:http').createServer((_, response) => response.end()).listen(process.env.PORT);
        setInterval(() => console.log('at ' + Date.now()), 10);
      `,
    });
    await launchpad.deploy({ name: 'chatty', repo: chatty.dir });
    const url = launchpad.address('/apps/chatty/logs/stream');
    const events = await readEvents(url, launchpad.token, (seen) => seen.length >= 150);
    const written = events.map(({ data }) => Number(/at (\d+)/.exec(String(data['line']))?.[1]));
    expect(written.length).toBeGreaterThanOrEqual(150);
    expect(written).toEqual(written.toSorted((one, other) => one - other));
    await launchpad.call('DELETE', '/apps/chatty');
  }, 60_000);

  it('live: starts a replica again that ended by itself', async () => {
    await using fragile = await GitRepository.create({
      ...plainServer('fragile'),
      'server.js': `
        const born = String(Date.now());
        require('node:http').createServer((request, response) => {
          response.end(born);
          if (request.url === '/crash') setTimeout(() => process.exit(1), 20);
        }).listen(process.env.PORT);
      `,
    });
    await launchpad.deploy({ name: 'fragile', repo: fragile.dir });
    const first = await launchpad.visit('fragile');
    expect(first.status).toBe(200);
    await launchpad.visit('fragile', '/crash');
    await eventually(async () => {
      const { status, body } = await launchpad.visit('fragile');
      return status === 200 && body !== first.body;
    });
    const { data } = await launchpad.get('/apps/fragile/logs');
    expect(data.items.map((item) => item['line'])).toContain(
      '(The replica of web crashed with exit code 1.)',
    );
    await launchpad.call('DELETE', '/apps/fragile');
  }, 60_000);

  it('superseded: of five pushes in a row the first and the last are deployed', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      await repository.commit({ 'marker.txt': String(index) }, `push ${index}`);
      made.push((await launchpad.post('/apps/plain/deployments')).meta.operation_id);
    }
    const ends = await Promise.all(made.map((id) => launchpad.finished('plain', id)));
    const states = ends.map((one) => String(one['status']));
    expect(states.at(-1)).toBe('live');
    expect(states.filter((status) => status === 'superseded').length).toBeGreaterThan(0);
    expect(states.every((status) => ['live', 'superseded'].includes(status))).toBe(true);
  }, 60_000);

  it('superseded: of fifty at once none is stuck and at most one runs', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => launchpad.post('/apps/plain/deployments')),
    );
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 202));
    const numbers = new Set(made.map(({ data }) => Number(data['number'])));
    expect(numbers.size).toBe(50);
    const ids = made.map(({ meta }) => meta.operation_id);
    const ends = await Promise.all(ids.map((id) => launchpad.finished('plain', id)));
    const states = ends.map((one) => String(one['status']));
    expect(states.every((status) => ['live', 'superseded'].includes(status))).toBe(true);
    expect(states.filter((status) => status === 'live').length).toBeGreaterThan(0);
  }, 90_000);

  it('cancelled: calls a running build off, and refuses once it has ended', async () => {
    await using slow = await GitRepository.create({
      ...plainServer('slow'),
      'package.json': JSON.stringify({ scripts: { build: 'sleep 60', start: 'node server.js' } }),
    });
    const made = await launchpad.post('/apps', { name: 'slow', repo: slow.dir });
    const path = `/apps/slow/deployments/${made.meta.operation_id}`;
    await eventually(async () => (await launchpad.get(path)).data['status'] === 'building');
    expect((await launchpad.post(`${path}/cancel`)).status).toBe(202);
    const ended = await launchpad.finished('slow', made.meta.operation_id, 10_000);
    expect(ended).toMatchObject({ status: 'cancelled', stage: 'building' });
    const again = await launchpad.post(`${path}/cancel`);
    expect([again.status, again.error.code]).toEqual([409, 'deployment.not_cancellable']);
    expect((await launchpad.visit('slow')).status).toBe(404);
    await launchpad.call('DELETE', '/apps/slow');
  }, 60_000);

  it('live: deploys the commit that is asked for, also by a short hash', async () => {
    const [first = ''] = await repository.git('rev-list', '--max-parents=0', 'HEAD');
    const full = await launchpad.redeploy('plain', { commit: first });
    expect(full).toMatchObject({ status: 'live', commit_sha: first });
    const short = await launchpad.redeploy('plain', { commit: first.slice(0, 10) });
    expect(short).toMatchObject({ status: 'live', commit_sha: first });
    const unknown = await launchpad.redeploy('plain', { commit: 'f'.repeat(40) });
    expect(unknown['error']).toMatchObject({ code: 'deployment.commit_not_found' });
  }, 60_000);

  it('live: installs, compiles and starts an Express app written in TypeScript', async () => {
    await using express = await GitRepository.from(
      join(import.meta.dirname, 'fixtures/express-ts'),
    );
    const deployment = await launchpad.deploy({ name: 'express', repo: express.dir });
    expect(deployment).toMatchObject({
      status: 'live',
      plan: { runtime: 'node', steps: [{ name: 'install' }, { name: 'build' }, { name: 'prune' }] },
    });
    expect((await launchpad.visit('express')).status).toBe(200);
  }, 120_000);

  it('live: serves a site of plain files, with the fallback of a router in the browser', async () => {
    await using site = await GitRepository.create({
      'public/index.html': '<h1>site</h1>',
      'launchpad.json': JSON.stringify({ spa: true }),
    });
    const deployment = await launchpad.deploy({ name: 'site', repo: site.dir });
    expect(deployment).toMatchObject({ status: 'live', plan: { runtime: 'static', spa: true } });
    expect(await launchpad.visit('site', '/deep/link')).toEqual({
      status: 200,
      body: '<h1>site</h1>',
    });
  }, 60_000);

  it('200: deletes an app: its address, its replicas and its rows are gone', async () => {
    expect((await launchpad.call('DELETE', '/apps/plain')).data).toMatchObject({ deleted: true });
    expect((await launchpad.get('/apps/plain')).status).toBe(404);
    await eventually(async () => (await launchpad.visit('plain')).status === 404);
    const again = await launchpad.deploy({ name: 'plain', repo: repository.dir });
    expect(again).toMatchObject({ status: 'live', number: 1 });
  }, 60_000);
});
