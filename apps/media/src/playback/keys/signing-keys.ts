import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { DataSource } from 'typeorm';
import { PlaybackErrors } from '../playback.errors.js';
import { type PublicJwk, SigningKeyEntity } from './signing-key.entity.js';
import type { CreateSigningKey, ListSigningKeys } from './signing-key.schema.js';

/** Keys that projects sign playback tokens with; only their public halves are kept. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  async create(
    tenant: Tenant,
    { name }: CreateSigningKey,
  ): Promise<{ row: SigningKeyEntity; privateKey: string }> {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const { x = '', y = '' } = await exportJWK(pair.publicKey);
    const publicJwk: PublicJwk = { kty: 'EC', crv: 'P-256', x, y };
    const keys = this.dataSource.getRepository(SigningKeyEntity);
    const made = await madeBefore('sgk', (id) => keys.findOneBy({ tenant, id }));
    if (made) {
      // Nobody has seen the private half of the first one, and nothing is signed with it.
      await keys.update({ id: made.id }, { publicJwk });
      const row = Object.assign(made, { publicJwk });
      return { row, privateKey: await exportPKCS8(pair.privateKey) };
    }
    const createdAt = this.clock.now();
    const row = Object.assign(new SigningKeyEntity(), {
      id: idOfThing('sgk', createdAt.getTime()),
      tenant,
      name,
      publicJwk,
      createdAt,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('signing_keys', manager, tenant);
      await manager.insert(SigningKeyEntity, row);
      const what = { tenant, action: 'signing_key.create', target: row.id };
      await this.audit.record(manager, { ...what, before: null, after: { name } });
    });
    return { row, privateKey: await exportPKCS8(pair.privateKey) };
  }

  /** Newest first unless asked otherwise, one more than `limit`. */
  list(
    tenant: Tenant,
    { limit, sort, after }: ReturnType<typeof ListSigningKeys.parse>,
  ): Promise<SigningKeyEntity[]> {
    const { order, beyond } = orderSql(sort);
    const query = this.dataSource
      .getRepository(SigningKeyEntity)
      .createQueryBuilder('key')
      .where({ tenant });
    if (after) query.andWhere(`key.id ${beyond} :after`, { after: after.id });
    return query
      .orderBy('key.id', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** Ends every token that it signed, within seconds. @throws `playback.signing_key_not_found` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(SigningKeyEntity, { tenant, id });
      if (affected !== 1) throw PlaybackErrors.signing_key_not_found();
      const what = { tenant, action: 'signing_key.delete', target: id };
      await this.audit.record(manager, { ...what, before: {}, after: null });
    });
  }
}
