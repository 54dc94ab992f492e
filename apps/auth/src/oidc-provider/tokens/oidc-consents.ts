import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';

/** Who allowed which client what. */
export interface ConsentOf {
  readonly userId: string;
  readonly clientId: string;
}

/** What users have allowed clients of others to see. */
@Injectable()
export class OidcConsents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The scopes that a user has allowed a client. */
  async scopesOf({ userId, clientId }: ConsentOf): Promise<string[]> {
    const [row] = await this.dataSource.query<{ scopes: string[] }[]>(
      `select scopes from oidc_consent where user_id = $1 and client_id = $2`,
      [userId, clientId],
    );
    return row?.scopes ?? [];
  }

  /** Remembers that a user allows a client these scopes, besides those before. */
  async allow({ userId, clientId }: ConsentOf, scopes: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `insert into oidc_consent as kept (user_id, client_id, scopes, granted_at)
       values ($1, $2, $3, $4)
       on conflict (user_id, client_id) do update set granted_at = excluded.granted_at,
         scopes = array(select distinct unnest(kept.scopes || excluded.scopes) order by 1)`,
      [userId, clientId, scopes, this.clock.now()],
    );
  }
}
