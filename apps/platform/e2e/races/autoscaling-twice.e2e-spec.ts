import { Clock } from '@skydeck/service';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { Autoscaler } from '../../src/launchpad/autoscaling/autoscaler.js';
import { LoadMeter } from '../../src/launchpad/autoscaling/load-meter.js';
import { ScaleChanges } from '../../src/launchpad/autoscaling/scale-changes.js';
import { EdgeAddresses } from '../../src/launchpad/edge/edge-addresses.js';
import type { EdgeAppStats } from '../../src/launchpad/edge/edge-answers.js';
import { EdgeClient } from '../../src/launchpad/edge/edge-client.js';
import { RouteBook } from '../../src/launchpad/edge/route-book.js';
import { LaunchpadSettings } from '../../src/launchpad/launchpad-settings.js';
import { ReleasesService } from '../../src/launchpad/releases/releases.service.js';
import { Reconciler } from '../../src/launchpad/runtime/reconciler.js';
import { ReplicaKeeper } from '../../src/launchpad/runtime/replica-keeper.js';
import { GitRepository } from '../git-repository.js';
import { LaunchpadHarness } from '../launchpad-harness.js';

const HOLDING_SERVER = {
  'package.json': JSON.stringify({ name: 'holding', scripts: { start: 'node server.js' } }),
  'server.js': `
    require('node:http').createServer((request, response) => {
      if (request.url === '/hold') setTimeout(() => response.end('held'), 8000);
      else response.end('here');
    }).listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

const AT_ONCE = 50;

/** What the edge tells, handed out once everybody has asked: then all of them decide at once. */
class SeenTogether extends EdgeClient {
  #missing = AT_ONCE;
  #all = Promise.withResolvers<void>();

  override async stats(): Promise<EdgeAppStats[]> {
    const seen = await super.stats();
    const { promise, resolve } = this.#all;
    if (--this.#missing === 0) {
      this.#missing = AT_ONCE;
      this.#all = Promise.withResolvers();
      resolve();
    }
    await promise;
    return seen;
  }
}

describe('two platforms that look at the load at once', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let scalers: readonly [Autoscaler, Autoscaler];

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_AUTOSCALE_EVERY_S: '3600',
      LAUNCHPAD_MAX_REPLICAS: '8',
    });
    repository = await GitRepository.create(HOLDING_SERVER);
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
    const { app } = launchpad.installation.platform!;
    const edge = new SeenTogether(app.get(LaunchpadSettings), app.get(EdgeAddresses));
    scalers = [scaler(edge), scaler(edge)];
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  /** What decides in a platform; each remembers for itself what it saw. */
  function scaler(edge: EdgeClient): Autoscaler {
    const { app } = launchpad.installation.platform!;
    return new Autoscaler(
      app.get(DataSource),
      app.get(ReleasesService),
      app.get(ReplicaKeeper),
      app.get(Reconciler),
      app.get(RouteBook),
      edge,
      app.get(LoadMeter),
      app.get(ScaleChanges),
      app.get(Clock),
    );
  }

  async function fiftyTicks(): Promise<void> {
    const [one, other] = scalers;
    const both = Array.from({ length: AT_ONCE / 2 }, () => [one.tick(), other.tick()]);
    await Promise.all(both.flat());
  }
  const patch = (body: object) => launchpad.call('PATCH', '/apps/shop/autoscaling', body);

  /** The changes of width so far, oldest first. */
  async function changes(): Promise<unknown[]> {
    const { data } = await launchpad.get('/events?type=app_autoscaling.scaled');
    return data.items.map(({ data: told }) => {
      const { from, to } = told as { from: number; to: number };
      return { from, to };
    });
  }

  it('grows once by what both of them saw', async () => {
    await patch({ enabled: true, min: 0, max: 8, in_flight: 5, up_after_s: 0, idle_after_s: 5 });
    const held = Array.from({ length: 40 }, () => launchpad.visit('shop', '/hold'));
    const edge = launchpad.installation.platform!.app.get(EdgeClient);
    await eventually(async () => (await edge.stats()).some(({ inflight }) => inflight === 40));
    await fiftyTicks();
    await eventually(async () => expect(await changes()).toEqual([{ from: 1, to: 5 }]));
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
  }, 60_000);

  it('falls asleep once, and is woken once', async () => {
    await eventually(
      async () => {
        await fiftyTicks();
        const { data } = await launchpad.get('/apps/shop/autoscaling');
        expect(data).toMatchObject({ state: 'asleep' });
      },
      { timeoutMs: 40_000, everyMs: 500 },
    );
    const visits = Array.from({ length: 50 }, () => launchpad.visit('shop'));
    expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(visits.map(() => 200));
    await eventually(async () => {
      const all = await changes();
      expect(all.filter((one) => (one as { to: number }).to === 0)).toHaveLength(1);
      expect(all.filter((one) => (one as { from: number }).from === 0)).toEqual([
        { from: 0, to: 1 },
      ]);
    });
  }, 90_000);
});
