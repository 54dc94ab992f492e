import { Clock } from '@skydeck/service';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { freeNetwork, routes } from '../../launchpad/engine/network/free-network.js';
import { formatCidr, overlaps, parseCidr } from '../../launchpad/engine/network/ipv4.js';
import { VpsSettings } from '../vps-settings.js';
import { NetworkEntity, PUBLIC_NETWORK } from './network.entity.js';
import { NicEntity } from './nic.entity.js';

/** 10.224.0.0/16 to 10.254.0.0/16, none of which apps are given. */
const OURS = { first: 224, count: 31 };
/** For a machine that cannot tell what it is connected to. */
const BLIND = '10.94.0.0/16';

/** The network that every server is in: chosen before the first server, and then kept. */
@Injectable()
export class PublicNetwork implements OnApplicationBootstrap {
  readonly #logger = new Logger(PublicNetwork.name);
  /** It is kept from the first address on, so this needs to be found out once. */
  #isSettled = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: VpsSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws when `VPS_CIDR` names a network that this machine is already connected to */
  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.config.VPS_ENGINE === 'off') return;
    await this.settle();
    const row = await this.dataSource.manager.findOneByOrFail(NetworkEntity, {
      id: PUBLIC_NETWORK,
    });
    await this.#warn(row);
  }

  /** Chooses it, anew while nobody has an address of it. */
  async settle(): Promise<void> {
    if (this.#isSettled) return;
    this.#isSettled = await this.#isInUse(this.dataSource.manager);
    if (this.#isSettled) return;
    await this.dataSource.transaction(async (manager) => {
      const lock = `public network ${this.settings.instance}`;
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      if (await this.#isInUse(manager)) return;
      const row = await manager.findOneBy(NetworkEntity, { id: PUBLIC_NETWORK });
      const cidr = await this.#choose(this.settings.config.VPS_CIDR, row?.cidr);
      if (cidr === row?.cidr) return;
      await this.#write(manager, cidr, row);
    });
  }

  async #write(manager: EntityManager, cidr: string, row: NetworkEntity | null): Promise<void> {
    if (row) {
      await manager.update(NetworkEntity, { id: PUBLIC_NETWORK }, { cidr });
      return;
    }
    await manager.save(
      manager.create(NetworkEntity, {
        id: PUBLIC_NETWORK,
        projectId: null,
        name: PUBLIC_NETWORK,
        cidr,
        bridge: this.settings.bridge,
        version: 1,
        createdAt: this.clock.now(),
        deletedAt: null,
      }),
    );
  }

  async #choose(wanted: string | undefined, present: string | undefined): Promise<string> {
    if (wanted !== undefined) {
      const cidr = formatCidr(parseCidr(wanted));
      const other = await this.#touching(cidr);
      if (other === undefined) return cidr;
      throw new Error(
        `VPS_CIDR is ${cidr}, but this machine reaches ${other} already. Set it to a network ` +
          'that nothing here uses, or leave it empty to have one chosen.',
      );
    }
    if (present !== undefined && (await this.#touching(present)) === undefined) return present;
    const free = await freeNetwork(this.settings.instance, OURS).catch(() => undefined);
    return free ? formatCidr(free) : BLIND;
  }

  #isInUse(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(NicEntity, { networkId: PUBLIC_NETWORK });
  }

  /** A network that servers have addresses of is kept, whatever has changed around it. */
  async #warn({ cidr }: NetworkEntity): Promise<void> {
    const wanted = this.settings.config.VPS_CIDR;
    if (wanted !== undefined && formatCidr(parseCidr(wanted)) !== cidr) {
      this.#logger.warn(`servers have addresses of ${cidr}; VPS_CIDR counts once there are none`);
    }
    const other = await this.#touching(cidr);
    if (other !== undefined) {
      this.#logger.error(`servers have addresses of ${cidr}, but this machine reaches ${other}`);
    }
  }

  /** A route of this machine into a network, but for our own. */
  async #touching(cidr: string): Promise<string | undefined> {
    const network = parseCidr(cidr);
    const known = await routes().catch(() => []);
    const other = known.find(
      (route) => route.device !== this.settings.bridge && overlaps(route.network, network),
    );
    return other && `${formatCidr(other.network)} by ${other.device}`;
  }
}
