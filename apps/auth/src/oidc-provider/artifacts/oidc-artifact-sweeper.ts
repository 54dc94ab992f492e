import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Rounds } from '@skydeck/service';
import { OidcArtifacts } from './oidc-artifacts.js';

const EVERY_MS = 3_600_000;

/** Forgets codes, tokens and sessions of OpenID providers once they have expired. */
@Injectable()
export class OidcArtifactSweeper implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(OidcArtifactSweeper.name);
  readonly #rounds = new Rounds(
    () => this.artifacts.sweep(),
    (error) => this.#logger.error({ err: error }),
  );

  constructor(private readonly artifacts: OidcArtifacts) {}

  onModuleInit(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }
}
