import { Injectable, Logger } from '@nestjs/common';
import { EdgeRefused } from '../edge/edge-answers.js';
import { EdgeClient } from '../edge/edge-client.js';
import { EdgeSync } from '../edge/edge-sync.js';

/** Tells the edge of domains that come and go. When it is away, the next whole truth tells it. */
@Injectable()
export class DomainRoutes {
  readonly #logger = new Logger(DomainRoutes.name);

  constructor(
    private readonly sync: EdgeSync,
    private readonly edge: EdgeClient,
  ) {}

  /** Sends the present routes of an app. */
  async publish(appId: string): Promise<void> {
    await this.#attempt(() => this.sync.push(appId));
  }

  /** Takes a host and its certificate away. */
  async withdraw(host: string): Promise<void> {
    await this.#attempt(() => this.sync.remove(host));
    await this.#attempt(() => this.edge.removeCertificate(host));
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EdgeRefused)) throw error;
      this.#logger.warn({ msg: 'the edge was not told of a domain', code: error.code });
    }
  }
}
