import { KeyedMutex } from '../../../../../vps/engine/keyed-mutex.js';
import type { PoolAddress, PoolSample, PoolSpec } from '../../../pool-spec.js';
import { DatabaseEngineError } from '../../../database.driver.js';
import type { EngineContext } from '../../instance/engine-context.js';
import type { KnownInstance } from '../../instance/instance-store.js';
import { trimLogs } from '../../instance/trim-logs.js';
import type { PoolerProgramStore } from '../../programs/pooler-programs.js';
import { Admin } from '../admin.js';
import { scramVerifier } from '../scram.js';
import { consolePassword } from './pooler-console.js';
import { PoolerServer } from './pooler-server.js';
import { poolLogins } from './pool-logins.js';
import type { PoolerPlan } from './pooler-settings.js';

const NONE = { port: 0, consoleVerifier: '', pools: [] };

/** The poolers of servers: one for each that has a database with a pool. */
export class Poolers {
  /** Logins come and go beside one another: each is followed by one look at all. */
  readonly #mutex = new KeyedMutex();

  constructor(
    private readonly context: EngineContext,
    readonly programs: PoolerProgramStore,
  ) {}

  async ensurePool(known: KnownInstance, spec: PoolSpec): Promise<PoolAddress> {
    // Fetched first: nothing is written down that could not be.
    await this.programs.get();
    const entered = await this.context.enterPooler(known, async (port, record) => {
      const consoleVerifier = await scramVerifier(consolePassword(record));
      return { ...record, pooler: { port, consoleVerifier, pools: [] } };
    });
    const pooler = await this.#change(entered, (pools) => [
      ...pools.filter(({ database }) => database !== spec.database),
      { ...spec },
    ]);
    await this.follow(entered);
    return { host: (await this.context.network()).host, port: pooler.port };
  }

  async removePool(known: KnownInstance, name: string): Promise<void> {
    if (!known.record.pooler) return;
    await this.#change(known, (pools) => pools.filter(({ database }) => database !== name));
    await this.follow(known);
  }

  async samplePool(known: KnownInstance, database: string): Promise<PoolSample> {
    const isKnown = known.record.pooler?.pools.some((pool) => pool.database === database);
    if (isKnown !== true) {
      throw new DatabaseEngineError('not_found', `there is no pool of ${database}`);
    }
    return (await new PoolerServer(this.context, known).console()).sample(database);
  }

  /** Brings a pooler in line with the record and with the logins of the server. */
  async follow({ folder }: KnownInstance): Promise<void> {
    await this.#mutex.run(folder.id, async () => {
      const record = await folder.read();
      if (!record?.pooler) return;
      const known = { folder, record };
      const server = new PoolerServer(this.context, known);
      if (record.pooler.pools.length === 0) return server.stop();
      // Its server may be down: what the pooler was told before holds meanwhile.
      const planned = await this.#plan(known).catch((error: unknown) => ({ error }));
      const isOther = !('error' in planned) && (await server.configure(planned));
      if ((await server.process()) === undefined) await server.start(await this.programs.get());
      else if (isOther) await (await server.console()).reload();
      await trimLogs(server.logDir);
    });
  }

  /** Ends a pooler that is started again with its server. */
  async stop(known: KnownInstance): Promise<void> {
    if (!known.record.pooler) return;
    await this.#mutex.run(known.folder.id, () => new PoolerServer(this.context, known).stop());
  }

  async #change(
    { folder }: KnownInstance,
    change: (pools: readonly PoolSpec[]) => PoolSpec[],
  ): Promise<{ readonly port: number }> {
    const pooler = (await folder.read())?.pooler;
    if (!pooler) throw new DatabaseEngineError('not_found', `there is no instance ${folder.id}`);
    const changed = { ...pooler, pools: change(pooler.pools) };
    await folder.change({ pooler: changed });
    return changed;
  }

  async #plan({ record }: KnownInstance): Promise<PoolerPlan> {
    const { host, appNetworks } = await this.context.network();
    const { port, consoleVerifier, pools } = record.pooler ?? NONE;
    const here = `${host}/${host.includes(':') ? 128 : 32}`;
    const names = pools.map(({ database }) => database);
    const logins = await poolLogins(new Admin(host, record), names);
    return {
      host,
      port,
      serverPort: record.port,
      networks: [...new Set([here, ...appNetworks, ...record.spec.trustedSources])],
      consoleVerifier,
      pools: pools.map((spec) => ({ spec, logins: logins.get(spec.database) ?? [] })),
    };
  }
}
