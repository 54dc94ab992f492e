import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { DataSource } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import { IdentityLinks } from './identity-links.js';
import type { Identity, LinkIdentity } from './identities.schema.js';

/** Links identities on the word of a project's server, such as when users move here. */
@Injectable()
export class ServerLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly links: IdentityLinks,
  ) {}

  /** Links an identity that the server knows to be the user's. @throws `identity.taken` */
  async link(tenant: Tenant, userId: string, wanted: LinkIdentity): Promise<Identity> {
    const { provider_id: providerId, subject, email = null, name = null } = wanted;
    const user = await this.users.get(tenant, userId);
    const [provider] = await this.dataSource.query<{ kind: string }[]>(
      'select kind from sign_in_provider where id = $1 and tenant = $2',
      [providerId, tenant],
    );
    if (!provider) throw noProvider();
    const told = { email, isEmailVerified: false, name, pictureUrl: null };
    return this.links.link(user.id, { tenant, providerId, kind: provider.kind, subject, ...told });
  }
}

function noProvider() {
  const message = 'There is no such sign-in provider in this project and mode.';
  return CommonErrors.validation_failed({
    detail: `body.provider_id: ${message}`,
    issues: [{ location: 'body.provider_id', code: 'not_found', message }],
  });
}
