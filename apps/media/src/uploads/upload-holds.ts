import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UploadHold } from './upload-hold.js';

const POLL_MS = 250;
const PATIENCE_MS = 12_000;
const RENEWALS = 2;

/**
 * Who may write to which upload, over all processes. A hold is a lease in the row: it is renewed
 * while its process lives, runs out eight seconds after it died, and is given up early when its
 * sender is silent and another one asks.
 */
@Injectable()
export class UploadHolds {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the hold of an upload that has not ended; undefined when another one has it. */
  async tryTake(uploadId: string): Promise<UploadHold | undefined> {
    const token = randomUUID();
    const [rows] = await this.dataSource.query<[unknown[], number]>(TAKE, [uploadId, token]);
    return rows.length === 0 ? undefined : new UploadHold(uploadId, token, this);
  }

  /** The same, and waits for a holder that is dead or silent, not for one that receives. */
  async take(uploadId: string): Promise<UploadHold | undefined> {
    const deadline = performance.now() + PATIENCE_MS;
    const renewals = new Set<string>();
    for (;;) {
      const hold = await this.tryTake(uploadId);
      if (hold) return hold;
      const [rows] = await this.dataSource.query<[HolderRow[], number]>(WANT, [uploadId]);
      const holder = rows[0];
      if (!holder || performance.now() > deadline) return undefined;
      // One that hangs gives up at its second renewal at the latest.
      renewals.add(holder.token + holder.until.toISOString());
      if (renewals.size > RENEWALS) return undefined;
      await sleep(POLL_MS);
    }
  }

  /** Keeps a hold; says whether somebody else wants it. */
  async renew({ uploadId, token }: UploadHold): Promise<'kept' | 'wanted' | 'gone'> {
    const [rows] = await this.dataSource.query<[{ isWanted: boolean }[], number]>(RENEW, [
      uploadId,
      token,
    ]);
    if (!rows[0]) return 'gone';
    return rows[0].isWanted ? 'wanted' : 'kept';
  }

  /** Lets go. */
  async release({ uploadId, token }: UploadHold): Promise<void> {
    await this.dataSource.query(RELEASE, [uploadId, token]);
  }
}

interface HolderRow {
  readonly token: string;
  readonly until: Date;
}

// Leases go by the clock of the database: processes need not agree on the time.
const LEASE = `clock_timestamp() + interval '8 seconds'`;

const TAKE = `
  update upload set hold_token = $2, hold_until = ${LEASE}, is_hold_wanted = false
  where id = $1 and status in ('waiting', 'uploading')
    and (hold_token is null or hold_until < clock_timestamp())
  returning id`;

const WANT = `
  update upload set is_hold_wanted = true
  where id = $1 and status in ('waiting', 'uploading') and hold_token is not null
  returning hold_token as token, hold_until as until`;

const RENEW = `
  update upload set hold_until = ${LEASE}
  where id = $1 and hold_token = $2 and status in ('waiting', 'uploading')
  returning is_hold_wanted as "isWanted"`;

const RELEASE = `
  update upload set hold_token = null, hold_until = null, is_hold_wanted = false
  where id = $1 and hold_token = $2`;
