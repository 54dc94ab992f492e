import { Injectable, Logger } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { EdgeRefused } from './edge-answers.js';
import { EdgeClient } from './edge-client.js';
import { serviceRoutes, toEdgeRoute } from './edge-route.js';
import { RecoveryGate } from '../recovery/recovery-gate.js';
import { RouteBook } from './route-book.js';

/** Keeps the edge in agreement with the rows and with the replicas that are healthy. */
@Injectable()
export class EdgeSync {
  readonly #logger = new Logger(EdgeSync.name);
  #last: Promise<unknown> = Promise.resolve();
  #isReachable: boolean | undefined;
  #hasPushed = false;

  constructor(
    private readonly book: RouteBook,
    private readonly edge: EdgeClient,
    private readonly keeper: ReplicaKeeper,
    private readonly settings: LaunchpadSettings,
    private readonly gate: RecoveryGate,
  ) {}

  /** Sends one app's present routes. @throws EdgeRefused */
  async push(appId: string): Promise<void> {
    // The first snapshot has it.
    if (!this.gate.isOpen) return;
    await this.#inTurn(async () => {
      for (const source of await this.book.find(appId)) {
        await this.edge.putRoute(toEdgeRoute(source, this.keeper.targets(source.releaseId)));
      }
    });
  }

  /** Takes a host from the edge. @throws EdgeRefused */
  async remove(host: string): Promise<void> {
    await this.#inTurn(() => this.edge.removeRoute(host));
  }

  /**
   * Compares versions and sends everything when an edge has less. To be called every few seconds;
   * an edge that is away is said once, when that changes.
   */
  async check(): Promise<void> {
    // Until it is known which replicas go on, the edge knows better.
    if (!this.gate.isOpen) return;
    try {
      await this.#inTurn(() => this.#catchUp());
      if (this.#isReachable === false) this.#logger.log('the edge answers again');
      this.#isReachable = true;
    } catch (error) {
      if (!(error instanceof EdgeRefused)) throw error;
      if (this.#isReachable !== false) {
        this.#logger.warn({
          msg: 'the edge did not take the routes',
          code: error.code,
          err: error,
        });
      }
      this.#isReachable = false;
    }
  }

  /** Takes replicas that end with us from the edge, which says that their apps are away until they are back. */
  async withdraw(endsWithUs: (replicaId: string) => boolean): Promise<void> {
    this.keeper.forgetThose(endsWithUs);
    await this.book.renumber(0);
    await this.check();
  }

  async #catchUp(): Promise<void> {
    const { oldest, newest } = await this.edge.versions();
    let truth = await this.book.all();
    if (!this.#hasPushed || newest > truth.version) {
      // A new process has no replicas yet, and an edge that knows more served another database.
      await this.book.renumber(newest);
      truth = await this.book.all();
    }
    if (this.#hasPushed && oldest >= truth.version) return;
    const routes = truth.routes.map((source) =>
      toEdgeRoute(source, this.keeper.targets(source.releaseId)),
    );
    const services = serviceRoutes(this.settings.serviceUrls, truth.version);
    await this.edge.putSnapshot(truth.version, [...services, ...routes]);
    this.#hasPushed = true;
  }

  /** One message to the edge at a time: an older one must never overtake a newer one. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    await turn;
  }
}
