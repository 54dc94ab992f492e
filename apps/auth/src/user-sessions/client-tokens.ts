import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { keyOf } from './artifact-key.js';
import type { VerifiedUserToken } from './user-tokens.js';

/**
 * Tokens that clients were given by an OpenID provider. The provider forgets a token that is
 * revoked, so looking it up is all it takes for the revocation to count at once and everywhere.
 */
@Injectable()
export class ClientTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whether a token is in force: tokens of sessions themselves are, as long as those. */
  async isInForce({ tenant, clientId, tokenId }: VerifiedUserToken): Promise<boolean> {
    if (clientId === null) return true;
    const rows = await this.dataSource.query<unknown[]>(
      'select 1 from oidc_artifact where id = $1 and expires_at > $2',
      [keyOf({ tenant, model: 'AccessToken', id: tokenId }), this.clock.now()],
    );
    return rows.length > 0;
  }
}
