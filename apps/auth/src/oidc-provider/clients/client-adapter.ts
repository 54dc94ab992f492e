import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { hashOfSecret } from './client-secret.js';
import { OidcClientEntity } from './oidc-client.entity.js';

const SEPARATOR = '.';
const readOnly = () => Promise.reject(new Error('Clients are changed by their own routes.'));
const nothing = () => Promise.resolve(undefined);

/** Shows clients to the library in its words. */
@Injectable()
export class ClientAdapters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The clients of one project. */
  of(tenant: Tenant): Adapter {
    return {
      find: (id) => this.find(tenant, id),
      upsert: readOnly,
      consume: readOnly,
      destroy: readOnly,
      revokeByGrantId: readOnly,
      findByUid: nothing,
      findByUserCode: nothing,
    };
  }

  /** Every scope that a client of a project may ask for. */
  async scopesOf(tenant: Tenant): Promise<string[]> {
    const rows = await this.dataSource.query<{ scope: string }[]>(
      `select distinct unnest(scopes) scope from oidc_client where tenant = $1 order by 1`,
      [tenant],
    );
    return rows.map(({ scope }) => scope);
  }

  private async find(tenant: Tenant, id: string): Promise<AdapterPayload | undefined> {
    if (!isId('ocl', id)) return undefined;
    const client = await this.dataSource.manager
      .createQueryBuilder(OidcClientEntity, 'client')
      .where({ tenant, id })
      .andWhere(
        `exists (select 1 from project where project.id = split_part(client.tenant, '.', 1)
           and project.deleted_at is null)`,
      )
      .getOne();
    return client ? toMetadata(client, this.clock.now()) : undefined;
  }
}

/** @see https://openid.net/specs/openid-connect-registration-1_0.html#ClientMetadata */
function toMetadata(client: OidcClientEntity, now: Date): AdapterPayload {
  const hashes = [client.secretSha256];
  const { previousSecretUntil: until } = client;
  if (until !== null && until > now) hashes.push(client.previousSecretSha256);
  const isPublic = client.type === 'public';
  return {
    client_id: client.id,
    client_name: client.name,
    ...(client.logoUrl !== null && { logo_uri: client.logoUrl }),
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    scope: client.scopes.join(' '),
    grant_types: client.grantTypes,
    response_types: ['code'],
    token_endpoint_auth_method: isPublic ? 'none' : 'client_secret_basic',
    ...(!isPublic && { client_secret: hashes.filter(Boolean).join(SEPARATOR) }),
    is_third_party: client.isThirdParty,
  };
}

/** Whether a secret is one of those whose hashes are kept. */
export function isClientSecret(kept: string | undefined, given: string): boolean {
  const hashed = Buffer.from(hashOfSecret(given));
  return (kept ?? '')
    .split(SEPARATOR)
    .map((each) => Buffer.from(each))
    .some((each) => each.length === hashed.length && timingSafeEqual(each, hashed));
}
