import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@skydeck/embedded-postgres';
import { setUpLog } from '@skydeck/service';
import { GitRepository } from '../git-repository.js';
import { freePorts, Installation } from '../installation.js';
import { LaunchpadHarness } from '../launchpad-harness.js';
import { EdgeProgram } from './edge-program.js';
import { loadedApp } from './loaded-app.js';
import { Program } from './program.js';

/** Answers of a replaced release may take so long. */
export const DRAIN_S = 4;

/** The whole path of a request: edge, platform and Postgres in processes of their own. */
export async function startWorld() {
  setUpLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'fatal' });
  await using stack = new AsyncDisposableStack();
  const postgres = stack.use(await Postgres.start());
  const installation = stack.adopt(
    await Installation.start(
      {
        DATABASE_URL: postgres.url,
        LAUNCHPAD_HEALTH_TIMEOUT_S: '5',
        LAUNCHPAD_DRAIN_TIMEOUT_S: String(DRAIN_S),
        LAUNCHPAD_WATCH_S: '0',
        LAUNCHPAD_APPS_ON_STOP: 'keep',
      },
      false,
      false,
    ),
    (one) => one.close(),
  );
  const { environment, platformUrl } = installation;
  const edgeUrl = environment['EDGE_CONTROL_URL'] ?? '';
  const edge = stack.adopt(new EdgeProgram(environment, `${edgeUrl}/healthz`), (one) => one.end());
  await edge.start();
  const platform = stack.adopt(
    new Program('platform', environment, `${platformUrl}/healthz`),
    async (one) => {
      await one.end('SIGTERM');
      // Apps are kept by every stop but the last one.
      environment['LAUNCHPAD_APPS_ON_STOP'] = 'end';
      await one.start();
      await one.end('SIGTERM');
    },
  );
  await platform.start();

  const launchpad = await LaunchpadHarness.of(installation);
  const shop = stack.use(await GitRepository.create(loadedApp('one')));
  await deployed(launchpad, 'shop', shop);
  await deployed(launchpad, 'other', shop);
  const site = stack.use(await GitRepository.create({ 'index.html': 'one', slow: 'one' }));
  await deployed(launchpad, 'site', site);
  const kept = stack.move();
  return { launchpad, edge, platform, postgres, shop, close: () => kept.disposeAsync() };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

async function deployed(launchpad: LaunchpadHarness, name: string, { dir }: GitRepository) {
  const { status, error } = await launchpad.deploy({ name, repo: dir });
  if (status !== 'live') throw new Error(JSON.stringify(error));
}

/** A Postgres of its own, which can be away for some time. */
class Postgres implements AsyncDisposable {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private server: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
  ) {}

  static async start(): Promise<Postgres> {
    const folder = await mkdtemp(join(tmpdir(), 'skydeck-postgres-'));
    await chmod(folder, 0o711);
    const [port = 0] = await freePorts(1);
    return new Postgres(folder, port, await run(folder, port));
  }

  get url(): string {
    return this.server.url;
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }

  async startAgain(): Promise<void> {
    this.server = await run(this.folder, this.port);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function run(folder: string, port: number) {
  return startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    binDir: join(folder, 'programs'),
    logFile: join(folder, 'postgres.log'),
    port,
    password: 'for-this-test-only',
    durable: false,
  });
}
