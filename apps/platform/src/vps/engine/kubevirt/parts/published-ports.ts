import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createWebSocketStream } from 'ws';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef } from '../../server-spec.js';
import { type Cluster, PLAIN } from '../client/cluster.js';
import { isRun } from './machine-power.js';

/** Ports of this machine's loopback that lead to servers, through the API of the cluster. */
export class PublishedPorts {
  readonly #servers = new Map<string, Promise<Server>>();

  constructor(private readonly cluster: Cluster) {}

  async open(ref: EngineRef, guestPort: number): Promise<number> {
    const { instances, machines } = this.cluster;
    await machines.get(ref);
    if (!isRun(await instances.find(ref))) {
      throw new ComputeFailure('busy', 'The server does not run.');
    }
    const key = `${ref}:${guestPort}`;
    const listening = this.#servers.get(key) ?? this.#listen(ref, guestPort);
    this.#servers.set(key, listening);
    const address = (await listening).address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Forgets the ports of a server that is gone. */
  close(ref?: EngineRef): void {
    for (const [key, listening] of this.#servers) {
      if (ref !== undefined && !key.startsWith(`${ref}:`)) continue;
      this.#servers.delete(key);
      void listening.then((server) => server.close());
    }
  }

  async #listen(ref: EngineRef, guestPort: number): Promise<Server> {
    const path = this.cluster.subresource(
      'virtualmachineinstances',
      ref,
      `portforward/${guestPort}/tcp`,
    );
    const server = createServer((connection) => {
      connection.on('error', () => undefined);
      void this.#lead(connection, path);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }
  async #lead(connection: Socket, path: string): Promise<void> {
    try {
      const stream = createWebSocketStream(await this.cluster.client.socket(path, PLAIN));
      pipeline(connection, stream, () => undefined);
      pipeline(stream, connection, () => undefined);
    } catch {
      connection.destroy();
    }
  }
}
