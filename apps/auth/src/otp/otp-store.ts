import { Events } from '@skydeck/events';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { OtpEntity, type OtpStatus } from './otp.entity.js';
import { OtpEvents } from './otp.events.js';
import { MOST_ATTEMPTS, MOST_SENDS } from './otp-state.js';

/** Seconds to wait after the first, second, … message. */
const COOL_DOWN = `(array[30, 60, 120, 120, 120])`;

/** Who a pending verification is for; there is at most one. */
export type OtpTarget = Pick<OtpEntity, 'tenant' | 'destination' | 'purpose'>;

/** What an attempt led to, or null when the verification was not open for one. */
export type Attempt = { status: OtpStatus; attemptsLeft: number } | null;

/** The statements that decide about verifications. Each check and its change are one statement. */
@Injectable()
export class OtpStore {
  constructor(
    @InjectRepository(OtpEntity) private readonly otps: Repository<OtpEntity>,
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly usage: Usage,
  ) {}

  find(id: string): Promise<OtpEntity | null> {
    return this.otps.findOneBy({ id });
  }

  findPending({ tenant, destination, purpose }: OtpTarget): Promise<OtpEntity | null> {
    return this.otps
      .createQueryBuilder('otp')
      .where(`coalesce(otp.project_id, '') = :owner and otp.destination = :destination`)
      .andWhere(`otp.purpose = :purpose and otp.status = 'pending'`)
      .setParameters({ owner: tenant ?? '', destination, purpose })
      .getOne();
  }

  /** Adds a verification; false when one is pending for the same target. */
  async add(otp: OtpEntity): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(OtpEntity).values(otp);
      const { raw } = await insert.orIgnore().returning('id').execute();
      const isAdded = (raw as unknown[]).length === 1;
      if (isAdded) await this.#tell(manager, 'requested', otp);
      return isAdded;
    });
  }

  /** Bills a code that was handed over. */
  async measure({ id, tenant, channel, sends }: OtpEntity, occurredAt: Date): Promise<void> {
    if (tenant === null) return;
    const record = { project: tenant, meter: `otp.${channel}`, quantity: 1 } as const;
    await this.dataSource.transaction((manager) =>
      this.usage.record(manager, { ...record, occurredAt, key: `${id}.${sends}` }),
    );
  }

  async remove(id: string): Promise<void> {
    await this.otps.delete({ id });
  }

  /** Ends pending verifications of a target whose time is over. */
  async expire({ tenant, destination, purpose }: OtpTarget, now: Date): Promise<void> {
    await this.dataSource.query(
      `update otp set status = 'expired'
       where coalesce(project_id, '') = $1 and destination = $2 and purpose = $3
         and status = 'pending' and expires_at <= $4`,
      [tenant ?? '', destination, purpose, now],
    );
  }

  /** Counts one more message; false when it is too soon, too many, or the verification has ended. */
  async countSend(id: string, now: Date): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update otp set sends = sends + 1,
         next_send_at = $2::timestamptz + make_interval(secs => ${COOL_DOWN}[sends + 1])
       where id = $1 and status = 'pending' and expires_at > $2 and next_send_at <= $2
         and sends < ${MOST_SENDS}
       returning id`,
      [id, now],
    );
    return rows.length === 1;
  }

  /** Takes back a message that could not be handed over. */
  async uncountSend(id: string, now: Date): Promise<void> {
    await this.dataSource.query(
      `update otp set sends = sends - 1, next_send_at = $2 where id = $1 and sends > 1`,
      [id, now],
    );
  }

  /** Counts an attempt and decides it, so that 50 callers at once get one yes and five tries. */
  async attempt(id: string, isRight: boolean, now: Date): Promise<Attempt> {
    // A wrong code is no event, so it needs no transaction.
    if (!isRight) return this.#attempt(this.dataSource.manager, id, false, now);
    return this.dataSource.transaction(async (manager) => {
      const attempt = await this.#attempt(manager, id, true, now);
      if (attempt?.status !== 'verified') return attempt;
      await this.#tell(manager, 'verified', await manager.findOneByOrFail(OtpEntity, { id }));
      return attempt;
    });
  }

  async #attempt(
    manager: EntityManager,
    id: string,
    isRight: boolean,
    now: Date,
  ): Promise<Attempt> {
    const [rows] = await manager.query<[{ status: OtpStatus; attempts: number }[], number]>(
      `update otp set attempts = attempts + 1,
         status = case when $2::boolean then 'verified'
                       when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'pending' end,
         verified_at = case when $2::boolean then $3::timestamptz end
       where id = $1 and status = 'pending' and expires_at > $3 and attempts < ${MOST_ATTEMPTS}
       returning status, attempts`,
      [id, isRight, now],
    );
    const [row] = rows;
    return row ? { status: row.status, attemptsLeft: MOST_ATTEMPTS - row.attempts } : null;
  }

  /** Sign-ins to the platform itself belong to no project and are nobody else's business. */
  async #tell(
    manager: EntityManager,
    what: keyof typeof OtpEvents,
    { id, tenant, channel }: OtpEntity,
  ): Promise<void> {
    if (tenant === null) return;
    const data = { id, channel };
    await this.events.record(manager, { type: OtpEvents[what], tenant, subject: id, data });
  }

  /** Ends a pending verification; false when it had ended already. */
  async cancel(id: string, now: Date): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update otp set status = 'canceled'
       where id = $1 and status = 'pending' and expires_at > $2 returning id`,
      [id, now],
    );
    return rows.length === 1;
  }

  /** Forgets verifications that nobody can ask about any more. */
  async forgetBefore(date: Date): Promise<void> {
    await this.dataSource.query(`delete from otp where created_at < $1`, [date]);
  }
}
