import { runStatement, type Statement } from '@skydeck/database';
import { Events, type NewEvent } from '@skydeck/events';
import type { CountMeter } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type OtpRow, otpValues, toOtpEntity } from './otp-row.js';
import type { OtpChannel, OtpEntity, OtpStatus } from './otp.entity.js';
import { OtpEvents } from './otp.events.js';
import * as sql from './otp-store.sql.js';
import { MOST_ATTEMPTS } from './otp-state.js';

/** Who a pending verification is for; there is at most one. */
export type OtpTarget = Pick<OtpEntity, 'tenant' | 'destination' | 'purpose'>;

/** What an attempt led to, or null when the verification was not open for one. */
export type Attempt = { status: OtpStatus; attemptsLeft: number; otp: OtpEntity } | null;

/**
 * The statements that decide about verifications. Each check, its change and the event that tells
 * of it are one statement.
 */
@Injectable()
export class OtpStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
  ) {}

  find(id: string): Promise<OtpEntity | null> {
    return this.#one(sql.FIND, [id]);
  }

  findPending(target: OtpTarget): Promise<OtpEntity | null> {
    return this.#one(sql.FIND_PENDING, valuesOf(target));
  }

  /** Adds a verification; false when one is pending for the same target. */
  add(otp: OtpEntity): Promise<boolean> {
    return this.#add(otp, eventsOf('requested', otp));
  }

  /** Keeps a verification that is not sent, with the reasons. */
  async addBlocked(otp: OtpEntity): Promise<void> {
    const { id, tenant, channel, reasons } = otp;
    const data = { id, channel, reasons };
    const blocked = tenant && { type: OtpEvents.blocked, tenant, subject: id, data };
    await this.#add(otp, blocked ? [blocked] : []);
  }

  /** Ends a pending verification of a target whose time is over; false when there is none. */
  async expire(target: OtpTarget, now: Date): Promise<boolean> {
    const rows = await runStatement(this.dataSource, sql.EXPIRE, [...valuesOf(target), now]);
    return rows.length > 0;
  }

  /**
   * Counts one more message, or takes up one that did not go out; null when it is too soon, too
   * many, or the verification has ended.
   */
  takeSend(id: string, channel: OtpChannel, now: Date): Promise<OtpEntity | null> {
    return this.#one(sql.TAKE_SEND, [id, now, channel]);
  }

  /** Lets somebody else send a message that could not be handed over. */
  async releaseSend(id: string): Promise<void> {
    await runStatement(this.dataSource, sql.RELEASE_SEND, [id]);
  }

  /** Notes that messaging has taken the newest message, and bills it. */
  async noteHanded({ id, tenant, channel, sends }: OtpEntity, occurredAt: Date): Promise<void> {
    if (tenant === null) {
      await runStatement(this.dataSource, sql.NOTE_HANDED, [id, sends]);
      return;
    }
    const meter: CountMeter = `otp.${channel}`;
    const use = [tenant, meter, `${id}.${sends}`, occurredAt];
    await runStatement(this.dataSource, sql.NOTE_HANDED_AND_BILL, [id, sends, ...use]);
  }

  /** Counts an attempt and decides it, so that 50 callers at once get one yes and five tries. */
  async attempt(otp: OtpEntity, isRight: boolean, now: Date): Promise<Attempt> {
    const told = this.events.rowsOf(...(isRight ? eventsOf('verified', otp) : []));
    const tried = await this.#one(sql.TRY, [otp.id, isRight, now, told]);
    if (tried?.status === 'verified') this.events.committed();
    if (!tried) return null;
    return { status: tried.status, attemptsLeft: MOST_ATTEMPTS - tried.attempts, otp: tried };
  }

  /** Ends a pending verification; null when it had ended already. */
  cancel(id: string, now: Date): Promise<OtpEntity | null> {
    return this.#one(sql.CANCEL, [id, now]);
  }

  /** Forgets verifications that nobody can ask about any more. */
  async forgetBefore(date: Date): Promise<void> {
    await this.dataSource.query(`delete from otp where created_at < $1`, [date]);
  }

  async #add(otp: OtpEntity, told: readonly NewEvent[]): Promise<boolean> {
    const values = [...otpValues(otp), this.events.rowsOf(...told)];
    const isAdded = (await runStatement(this.dataSource, sql.ADD, values)).length === 1;
    if (isAdded && told.length > 0) this.events.committed();
    return isAdded;
  }

  async #one(what: Statement, values: readonly unknown[]): Promise<OtpEntity | null> {
    const [row] = await runStatement<OtpRow>(this.dataSource, what, values);
    return row ? toOtpEntity(row) : null;
  }
}

/** Sign-ins to the platform itself belong to no project and are nobody else's business. */
export function eventsOf(
  what: 'requested' | 'verified',
  { id, tenant, channel }: OtpEntity,
): NewEvent[] {
  if (tenant === null) return [];
  return [{ type: OtpEvents[what], tenant, subject: id, data: { id, channel } }];
}

const valuesOf = ({ tenant, destination, purpose }: OtpTarget) => [
  tenant ?? '',
  destination,
  purpose,
];
