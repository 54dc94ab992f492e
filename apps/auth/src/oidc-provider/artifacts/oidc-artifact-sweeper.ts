import { Injectable } from '@nestjs/common';
import { Sweeper } from '../../sweeping/sweeper.js';
import { OidcArtifacts } from './oidc-artifacts.js';

const EVERY_MS = 3_600_000;

/** Forgets codes, tokens and sessions of OpenID providers once they have expired. */
@Injectable()
export class OidcArtifactSweeper extends Sweeper {
  constructor(private readonly artifacts: OidcArtifacts) {
    super(EVERY_MS);
  }

  async sweep(): Promise<void> {
    await this.artifacts.sweep();
  }
}
