import { Injectable, Logger } from '@nestjs/common';
import type { DeploymentRun } from '../deployments/deployment-run.js';
import { EdgeClient } from '../edge/edge-client.js';
import { EdgeSync } from '../edge/edge-sync.js';
import { RouteBook } from '../edge/route-book.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { GivingWay } from './giving-way.js';
import { VolumeMaker } from './volume-maker.js';
import { VolumeMounts } from './volume-mounts.js';

/** Ends what has the volumes of a new release that only one may write to. */
@Injectable()
export class VolumeHandOver {
  readonly #logger = new Logger(VolumeHandOver.name);

  constructor(
    private readonly mounts: VolumeMounts,
    private readonly maker: VolumeMaker,
    private readonly givingWay: GivingWay,
    private readonly keeper: ReplicaKeeper,
    private readonly book: RouteBook,
    private readonly sync: EdgeSync,
    private readonly edge: EdgeClient,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** Returns when nobody has them any more. Requests wait at the edge from here on. */
  async begin(run: DeploymentRun, release: StartableRelease): Promise<void> {
    const { id, appId, volumes } = release;
    const growing = await this.maker.waitingToGrow(volumes.map((one) => one.id));
    const single = volumes.flatMap((one) => (one.isShared ? [] : [one.id]));
    const alone = new Set([...single, ...growing.map((one) => one.id)]);
    if (alone.size === 0) return;
    this.givingWay.add(appId);
    const ids = this.mounts.holdersOf(alone, id);
    if (ids.length > 0) {
      run.say('Ending the release before first: only one may have its volumes.');
      const leaving = this.keeper.setAsideAll(ids);
      await this.#tell(appId);
      await this.#drain(leaving.flatMap(({ replica }) => replica?.address ?? []));
      await this.keeper.stop(ids);
    }
    for (const row of growing) await this.maker.grow(row, () => !this.mounts.isHeld(row.id));
  }

  /** The deployment is over; if it failed, the release before is started again. */
  async end(appId: string): Promise<void> {
    if (this.givingWay.delete(appId)) await this.#tell(appId);
  }

  async #tell(appId: string): Promise<void> {
    try {
      await this.book.changed(appId);
      await this.sync.push(appId);
    } catch (error) {
      this.#logger.warn({ msg: 'the edge is told later', app: appId, err: error });
    }
  }

  async #drain(targets: readonly { readonly host: string; readonly port: number }[]) {
    if (targets.length === 0) return;
    const { LAUNCHPAD_DRAIN_TIMEOUT_S: drainS } = this.settings.config;
    await this.edge.drain(undefined, targets, drainS * 1000).catch((error: unknown) => {
      this.#logger.warn({ msg: 'the edge could not drain old replicas', err: error });
    });
  }
}
