import { createHmac } from 'node:crypto';
import { isUniqueViolation, runStatement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyRing } from '../../keys/key-ring.js';
import { BlobErrors } from '../blob.errors.js';
import { BlobMetrics } from '../blob-metrics.js';
import { MAKE_READY, SAME_AS, TWIN } from '../blob-rows.sql.js';
import type { BlobOwner } from '../blob-owner.js';
import type { BlobHold } from './blob-hold.js';

const ATTEMPTS = 10;

/** Names contents, so that each is kept once in its space. */
@Injectable()
export class BlobSettlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ring: KeyRing,
    private readonly metrics: BlobMetrics,
    private readonly clock: Clock,
  ) {}

  /** Makes a blob of what was written, or finds the one that has the same content already. */
  async settle(hold: BlobHold, owner: BlobOwner, sha256: Buffer): Promise<string> {
    const { key } = await this.ring.current(owner, 'address');
    // Without the key of the space nobody can tell whether it has a content that he knows.
    const digest = createHmac('sha256', key).update(sha256).digest();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const now = this.clock.now();
      if (await this.#isFirst(hold, digest, now)) return hold.blobId;
      const values = [owner.spaceId, digest, now];
      const [twin] = await runStatement<{ id: string }>(this.dataSource, TWIN, values);
      // The other one may go away in this moment.
      if (!twin) continue;
      this.metrics.shared();
      await runStatement(this.dataSource, SAME_AS, [hold.blobId, hold.token, twin.id, now]);
      return twin.id;
    }
    throw BlobErrors.busy();
  }

  async #isFirst(hold: BlobHold, digest: Buffer, now: Date): Promise<boolean> {
    const values = [hold.blobId, hold.token, digest, now];
    try {
      const made = await runStatement(this.dataSource, MAKE_READY, values);
      if (made.length === 0) throw BlobErrors.busy();
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
