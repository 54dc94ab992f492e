import { Events } from '@skydeck/events';
import { type Meter, Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { INSERT_OTP, type OtpRow, otpValues, toOtpEntity } from './otp-row.js';
import type { OtpChannel, OtpEntity, OtpStatus } from './otp.entity.js';
import { OtpEvents } from './otp.events.js';
import { EXPIRE, FIND_PENDING, RELEASE_SEND, TAKE_SEND, TRY } from './otp-store.sql.js';
import { MOST_ATTEMPTS } from './otp-state.js';

/** Who a pending verification is for; there is at most one. */
export type OtpTarget = Pick<OtpEntity, 'tenant' | 'destination' | 'purpose'>;

/** What an attempt led to, or null when the verification was not open for one. */
export type Attempt = { status: OtpStatus; attemptsLeft: number; otp: OtpEntity } | null;

/** What `update … returning` gives: the rows, and how many. */
type Changed = [OtpRow[], number];

/** The statements that decide about verifications. Each check and its change are one statement. */
@Injectable()
export class OtpStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly usage: Usage,
  ) {}

  async find(id: string): Promise<OtpEntity | null> {
    const [row] = await this.dataSource.query<OtpRow[]>('select * from otp where id = $1', [id]);
    return row ? toOtpEntity(row) : null;
  }

  async findPending(target: OtpTarget): Promise<OtpEntity | null> {
    const [row] = await this.dataSource.query<OtpRow[]>(FIND_PENDING, valuesOf(target));
    return row ? toOtpEntity(row) : null;
  }

  /** Adds a verification; false when one is pending for the same target. */
  async add(otp: OtpEntity): Promise<boolean> {
    if (otp.tenant === null) return this.#insert(this.dataSource.manager, otp);
    return this.dataSource.transaction(async (manager) => {
      const isAdded = await this.#insert(manager, otp);
      if (isAdded) await this.#tell(manager, 'requested', otp);
      return isAdded;
    });
  }

  /** Keeps a verification that is not sent, with the reasons. */
  async addBlocked(manager: EntityManager, otp: OtpEntity): Promise<void> {
    await this.#insert(manager, otp);
    const { id, tenant, channel, reasons } = otp;
    if (tenant === null) return;
    const data = { id, channel, reasons };
    await this.events.record(manager, { type: OtpEvents.blocked, tenant, subject: id, data });
  }

  /** Ends a pending verification of a target whose time is over; false when there is none. */
  async expire(target: OtpTarget, now: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(EXPIRE, [
      ...valuesOf(target),
      now,
    ]);
    return count > 0;
  }

  /**
   * Counts one more message, or takes up one that did not go out; null when it is too soon, too
   * many, or the verification has ended.
   */
  async takeSend(id: string, channel: OtpChannel, now: Date): Promise<OtpEntity | null> {
    const [[row]] = await this.dataSource.query<Changed>(TAKE_SEND, [id, now, channel]);
    return row ? toOtpEntity(row) : null;
  }

  /** Lets somebody else send a message that could not be handed over. */
  async releaseSend(id: string): Promise<void> {
    await this.dataSource.query(RELEASE_SEND, [id]);
  }

  /** Notes that messaging has taken the newest message, and bills it. */
  async noteHanded({ id, tenant, channel, sends }: OtpEntity, occurredAt: Date): Promise<void> {
    const note = (manager: EntityManager) =>
      manager.query(
        `update otp set handed = greatest(handed, $2), sending_until = null where id = $1`,
        [id, sends],
      );
    if (tenant === null) return void (await note(this.dataSource.manager));
    const meter = `otp.${channel}` as const satisfies Meter;
    const record = { project: tenant, meter, quantity: 1, occurredAt, key: `${id}.${sends}` };
    await this.dataSource.transaction(async (manager) => {
      await note(manager);
      await this.usage.record(manager, record);
    });
  }

  /** Counts an attempt and decides it, so that 50 callers at once get one yes and five tries. */
  async attempt(id: string, isRight: boolean, now: Date): Promise<Attempt> {
    // A wrong code is no event, so it needs no transaction.
    if (!isRight) return this.#attempt(this.dataSource.manager, id, false, now);
    return this.dataSource.transaction(async (manager) => {
      const attempt = await this.#attempt(manager, id, true, now);
      if (attempt?.status === 'verified') await this.#tell(manager, 'verified', attempt.otp);
      return attempt;
    });
  }

  /** Ends a pending verification; null when it had ended already. */
  async cancel(id: string, now: Date): Promise<OtpEntity | null> {
    const [[row]] = await this.dataSource.query<Changed>(
      `update otp set status = 'canceled'
       where id = $1 and status = 'pending' and expires_at > $2 returning *`,
      [id, now],
    );
    return row ? toOtpEntity(row) : null;
  }

  /** Forgets verifications that nobody can ask about any more. */
  async forgetBefore(date: Date): Promise<void> {
    await this.dataSource.query(`delete from otp where created_at < $1`, [date]);
  }

  async #insert(manager: EntityManager, otp: OtpEntity): Promise<boolean> {
    return (await manager.query<unknown[]>(INSERT_OTP, otpValues(otp))).length === 1;
  }

  async #attempt(
    manager: EntityManager,
    id: string,
    isRight: boolean,
    now: Date,
  ): Promise<Attempt> {
    const [[row]] = await manager.query<Changed>(TRY, [id, isRight, now]);
    if (!row) return null;
    const otp = toOtpEntity(row);
    return { status: otp.status, attemptsLeft: MOST_ATTEMPTS - otp.attempts, otp };
  }

  /** Sign-ins to the platform itself belong to no project and are nobody else's business. */
  async #tell(
    manager: EntityManager,
    what: 'requested' | 'verified',
    { id, tenant, channel }: OtpEntity,
  ): Promise<void> {
    if (tenant === null) return;
    const data = { id, channel };
    await this.events.record(manager, { type: OtpEvents[what], tenant, subject: id, data });
  }
}

const valuesOf = ({ tenant, destination, purpose }: OtpTarget) => [
  tenant ?? '',
  destination,
  purpose,
];
