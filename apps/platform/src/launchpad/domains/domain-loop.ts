import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EdgeRefused } from '../edge/edge-answers.js';
import { EdgeClient } from '../edge/edge-client.js';
import type { EdgeCursors } from '../edge/edge-fleet.js';
import { AcmeIssuer } from './acme/acme-issuer.js';
import { Certificates } from './acme/certificates.js';
import { EdgeCertificates } from './acme/edge-certificates.js';
import { FormerNames } from '../app-settings/former-names.js';
import { DomainChecks } from './domain-checks.js';

const EVERY_MS = 2_000;
const SYNC_EVERY_MS = 20_000;
const POLL_MS = 25_000;

/** Looks up records, orders certificates and tells the edge, from start to shutdown. */
@Injectable()
export class DomainLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(DomainLoop.name);
  readonly #stop = new AbortController();
  #running: Promise<unknown> | undefined;
  #syncedAtMs = -SYNC_EVERY_MS;

  constructor(
    private readonly checks: DomainChecks,
    private readonly certificates: Certificates,
    private readonly issuer: AcmeIssuer,
    private readonly edgeCertificates: EdgeCertificates,
    private readonly edge: EdgeClient,
    private readonly former: FormerNames,
  ) {}

  onApplicationBootstrap(): void {
    this.certificates.onIssued = () => {
      void this.#attempt('handing a certificate over', () => this.edgeCertificates.sync());
    };
    this.#running = Promise.all([this.#sweep(), this.issuer.isOn ? this.#listen() : undefined]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#attempt('looking up domains', () => this.checks.checkDue());
      await this.#attempt('forgetting domains', () => this.checks.forgetDeleted());
      await this.#attempt('freeing former names', () => this.former.free());
      await this.#attempt('ordering certificates', () => this.certificates.orderDue());
      if (performance.now() - this.#syncedAtMs > SYNC_EVERY_MS) {
        this.#syncedAtMs = performance.now();
        await this.#attempt('handing certificates over', () => this.edgeCertificates.sync());
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Hears of handshakes that wait for a certificate. */
  async #listen(): Promise<void> {
    const { signal } = this.#stop;
    let after: EdgeCursors = new Map();
    while (!signal.aborted) {
      try {
        const { cursors, items } = await this.edge.certificateRequests({
          after,
          waitMs: POLL_MS,
          signal,
        });
        after = cursors;
        for (const { host } of items) await this.certificates.hurry(host);
        if (items.length > 0) {
          await this.certificates.orderDue();
          await this.edgeCertificates.sync();
        }
      } catch (error) {
        // A new edge counts from the beginning.
        after = new Map();
        if (!(error instanceof EdgeRefused))
          this.#logger.error({ msg: 'listening failed', err: error });
        await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#stop.signal.aborted) {
        this.#logger.error({ msg: `${what} failed; it is tried again`, err: error });
      }
    }
  }
}
