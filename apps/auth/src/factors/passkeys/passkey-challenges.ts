import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import type { FactorOwner } from '../factor-owner.js';
import { FactorErrors } from '../factors.errors.js';
import { PasskeyChallengeEntity, type PasskeyPurpose } from './passkey-challenge.entity.js';

const LIFE_MS = 300_000;

/** Who a challenge is for; the identifier is null when the passkey will say it. */
export type Challenged = Pick<FactorOwner, 'plane' | 'tenant'> & { readonly id: string | null };

/** Challenges of passkeys: each is answered once, within five minutes. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Keeps a challenge. @returns its identifier and end */
  async keep(
    { plane, id: ownerId, tenant }: Challenged,
    purpose: PasskeyPurpose,
    challenge: string,
  ): Promise<PasskeyChallengeEntity> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    await manager.delete(PasskeyChallengeEntity, { expiresAt: LessThan(now) });
    const kept: PasskeyChallengeEntity = {
      id: newId('pkc', now.getTime()),
      plane,
      ownerId,
      tenant,
      purpose,
      challenge,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    };
    await manager.insert(PasskeyChallengeEntity, kept);
    return kept;
  }

  /** Takes a challenge away, whatever the answer is worth; of many at once, one gets it. */
  async consume(
    { plane, id: ownerId, tenant }: Challenged,
    purpose: PasskeyPurpose,
    id: string,
  ): Promise<string> {
    const [[row]] = await this.dataSource.query<[{ challenge: string }[], number]>(
      `delete from passkey_challenge
       where id = $1 and plane = $2 and purpose = $3 and expires_at > $4
         and owner_id is not distinct from $5 and tenant is not distinct from $6
       returning challenge`,
      [id, plane, purpose, this.clock.now(), ownerId, tenant],
    );
    if (!row) throw FactorErrors.challenge_over();
    return row.challenge;
  }
}
