import { type Backend, startBackend } from './backend.js';
import { startEdge, type TestEdge } from './edge-harness.js';

/** The host whose requests are passed on. */
export const HOST = 'api.demo.apps.localhost';

const SOON = { EDGE_RESPONSE_TIMEOUT_MS: '400', EDGE_STALL_TIMEOUT_MS: '500' };

/** An edge that gives up early unless it is told otherwise, and the apps behind it. */
export class ProxyBench {
  edge!: TestEdge;
  readonly #backends: Backend[] = [];
  #version = 0;

  constructor(private readonly limits: Record<string, string> = SOON) {}

  /** Starts the edge. */
  async start(): Promise<void> {
    this.edge = await startEdge(this.limits);
  }

  /** Starts an app; it is ended with the bench. */
  async serve(...parameters: Parameters<typeof startBackend>): Promise<Backend> {
    const backend = await startBackend(...parameters);
    this.#backends.push(backend);
    return backend;
  }

  /** Sends the host's requests to the apps on these ports. */
  route(...ports: number[]) {
    return this.edge.route(HOST, ++this.#version, ...ports);
  }

  /** Ends everything. */
  async stop(): Promise<void> {
    await this.edge.close();
    await Promise.all(this.#backends.map((backend) => backend.kill()));
  }
}
