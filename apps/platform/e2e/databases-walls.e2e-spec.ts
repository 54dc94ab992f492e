import { eventually } from '@skydeck/testing';
import {
  type PodmanService,
  podmanService,
} from '../src/launchpad/engine/fixtures/podman-service.js';
import { DatabasesHarness } from './databases-harness.js';
import { DIALLER } from './fixtures/dialler-app.js';
import { GitRepository } from './git-repository.js';

const SIGNED_IN_SO_FAR = 'R';

/** Real apps of two projects, and a database of one of them. */
describe.each(['process', 'engine'] as const)('databases and apps that run as %s', (runtime) => {
  let lab: DatabasesHarness;
  let podman: PodmanService | undefined;
  let repository: GitRepository;
  let host: string;
  let port: number;

  beforeAll(async () => {
    if (runtime === 'engine') podman = await podmanService();
    lab = await DatabasesHarness.start({
      LAUNCHPAD_RUNTIME: runtime,
      LAUNCHPAD_APPS_ON_STOP: 'keep',
      ...(podman && { LAUNCHPAD_ENGINE_SOCKET: podman.socket }),
    });
    repository = await GitRepository.create(DIALLER);
    const { host: address, port: number } = await lab.make('shop');
    [host, port] = [String(address), Number(number)];
    await lab.api.deploy({ name: 'own', repo: repository.dir });
    const made = await lab.api.post('/apps/own/bindings', { kind: 'database', target: 'shop' });
    await lab.api.finished('own', String(made.data['deployment_id']));
    const stranger = { name: 'stranger', repo: repository.dir };
    const begun = await lab.api.post(lab.other('/apps'), stranger);
    const deployment = lab.other(`/apps/stranger/deployments/${begun.meta.operation_id}?wait=20`);
    await eventually(async () => (await lab.api.get(deployment)).data['finished_at'] !== null, {
      timeoutMs: 120_000,
    });
  }, 300_000);

  afterAll(async () => {
    await lab.close();
    await repository[Symbol.asyncDispose]();
    await podman?.[Symbol.asyncDispose]();
  }, 180_000);

  /** What an app gets from a port of the machine, or of the database that it is bound to. */
  const dialled = async (app: string, path = `/dial?host=${host}&port=${port}`) =>
    (await lab.api.ask(`${app}.apps.localhost`, path)).body;

  it('lets the app of the project sign in, and refuses the app of another one', async () => {
    await eventually(
      async () => expect(await dialled('own.demo', '/sign-in')).toBe(SIGNED_IN_SO_FAR),
      { timeoutMs: 20_000 },
    );
    expect(await dialled('own.demo')).toBe('reached');
    expect(await dialled('stranger.other')).toBe('ECONNREFUSED');
  }, 60_000);

  it('holds after a restart of the platform, whose apps go on', async () => {
    const { installation } = lab.api;
    await installation.stopPlatform();
    // Afterwards nothing of this test is to go on.
    installation.environment['LAUNCHPAD_APPS_ON_STOP'] = 'end';
    await installation.startPlatform();
    await eventually(async () => expect(await dialled('own.demo')).toBe('reached'), {
      timeoutMs: 60_000,
    });
    await eventually(
      async () => expect(await dialled('own.demo', '/sign-in')).toBe(SIGNED_IN_SO_FAR),
      { timeoutMs: 20_000 },
    );
    expect(await dialled('stranger.other')).toBe('ECONNREFUSED');
  }, 120_000);

  it('opens the server to a project that gets a database in it, until that is deleted', async () => {
    const made = await lab.api.post(lab.other('/databases?wait=60'), {
      name: 'theirs',
      ...lab.usual,
    });
    expect(made.status).toBe(202);
    const theirs = lab.other('/databases/theirs');
    await eventually(async () => (await lab.api.get(theirs)).data['status'] === 'available', {
      timeoutMs: 60_000,
    });
    expect(await dialled('stranger.other')).toBe('reached');
    await lab.api.call('DELETE', `${theirs}?skip_final_backup=true`);
    await eventually(async () => expect(await dialled('stranger.other')).toBe('ECONNREFUSED'), {
      timeoutMs: 60_000,
      everyMs: 500,
    });
    expect(await dialled('own.demo')).toBe('reached');
  }, 180_000);
});
