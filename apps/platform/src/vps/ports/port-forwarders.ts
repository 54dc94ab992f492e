import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ComputeEngines } from '../engine/compute-engines.js';
import type { ComputeEngine, Protocol } from '../engine/compute.driver.js';
import { VpsSettings } from '../vps-settings.js';
import type { Forwarder, Target } from './forwarder.js';
import { TcpForwarder } from './tcp-forwarder.js';
import { UdpForwarder } from './udp-forwarder.js';

const SQL = `
  select port.id, port.protocol, port.host_port, port.guest_port, vps.engine, vps.engine_ref
  from vps_port as port join vps on vps.id = port.vps_id
  where vps.deleted_at is null and vps.engine_ref is not null
    and vps.engine = any($1)`;

interface Row {
  readonly id: string;
  readonly protocol: Protocol;
  readonly host_port: number;
  readonly guest_port: number;
  readonly engine: ComputeEngine;
  readonly engine_ref: string;
}

/**
 * Published ports of servers whose engine gives them no address that this machine routes: the
 * platform itself leads connections and datagrams to them.
 */
@Injectable()
export class PortForwarders {
  readonly #open = new Map<string, Forwarder>();
  readonly #logger = new Logger(PortForwarders.name);
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly settings: VpsSettings,
  ) {}

  /** Listens at what is published now, and no longer at what is not. */
  keep(): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(() => this.#sync());
    return this.#last;
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    await Promise.all([...this.#open.values()].map((one) => one.close()));
    this.#open.clear();
  }

  async #sync(): Promise<void> {
    const probed = await this.engines.probe();
    const unrouted = probed.filter(({ capabilities }) => !capabilities.hasRoutedNetwork);
    const names = unrouted.map(({ engine }) => engine);
    const rows = names.length === 0 ? [] : await this.dataSource.query<Row[]>(SQL, [names]);
    const wanted = new Map(rows.map((row) => [row.id, row]));
    for (const [id, forwarder] of this.#open) {
      if (wanted.has(id)) continue;
      this.#open.delete(id);
      await forwarder.close();
    }
    for (const row of wanted.values()) if (!this.#open.has(row.id)) await this.#listen(row);
  }

  async #listen({ id, protocol, host_port, guest_port, engine, engine_ref }: Row): Promise<void> {
    const target = async () => {
      const driver = await this.engines.open(engine);
      if (!driver.publishPort) throw new Error(`${engine} publishes no ports`);
      return {
        host: '127.0.0.1',
        port: await driver.publishPort(engine_ref, guest_port, protocol),
      };
    };
    try {
      const { VPS_PORT_BIND: bind } = this.settings.config;
      this.#open.set(id, await listenAt(protocol, bind, host_port, target));
    } catch (error) {
      // Another process of the installation listens; it is taken over when that one ends.
      this.#logger.debug({ msg: 'a published port is not listened at', port: id, err: error });
    }
  }
}

function listenAt(
  protocol: Protocol,
  ...at: readonly [address: string, port: number, target: Target]
): Promise<Forwarder> {
  return protocol === 'tcp' ? TcpForwarder.listen(...at) : UdpForwarder.listen(...at);
}
