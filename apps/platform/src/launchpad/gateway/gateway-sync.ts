import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { folderOf } from '@skydeck/config';
import { KubeClient } from '../../kubernetes/kube-client.js';
import { RouteBook } from '../edge/route-book.js';
import { clusterFailures } from '../engine/kubernetes/cluster-failure.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { chosenGateway } from './gateway.config.js';
import { GatewayRoutes } from './gateway-routes.js';

const EVERY_MS = 5_000;
/** Somebody else may change what is there: it is looked at again after as many turns without a change. */
const ALL_AGAIN = 12;

/** Keeps the routes of a gateway in agreement with the names of apps. */
@Injectable()
export class GatewaySync implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(GatewaySync.name);
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #told = '';

  constructor(
    private readonly book: RouteBook,
    private readonly settings: LaunchpadSettings,
  ) {}

  onApplicationBootstrap(): void {
    if (chosenGateway(this.settings.config)) this.#running = this.#run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    let routes: GatewayRoutes | undefined;
    let known = -1;
    for (let turn = 0; !signal.aborted; turn++) {
      try {
        const { version, routes: sources } = await this.book.all();
        if (version !== known || turn % ALL_AGAIN === 0) {
          routes ??= await this.#open();
          const hosts = Map.groupBy(sources, ({ appId }) => appId);
          const names = [...hosts].map(
            ([appId, own]) => [appId, own.map(({ host }) => host)] as const,
          );
          const refused = await routes.sync(new Map(names));
          this.#tell(refused.map(({ name, why }) => `${name}: ${why}`).join('; '));
          known = version;
        }
      } catch (error) {
        this.#tell(error instanceof Error ? error.message : String(error));
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #open(): Promise<GatewayRoutes> {
    const { config, instance } = this.settings;
    const { LAUNCHPAD_KUBECONFIG: file } = config;
    const access = file === undefined ? {} : { kubeconfig: folderOf(file) };
    const client = await KubeClient.open(access, clusterFailures);
    return new GatewayRoutes(client, instance, chosenGateway(config)!);
  }

  /** A problem is told once, when it comes. */
  #tell(problem: string): void {
    if (problem !== '' && problem !== this.#told) {
      this.#logger.warn({ msg: 'a gateway does not take all routes', problem });
    }
    this.#told = problem;
  }
}
