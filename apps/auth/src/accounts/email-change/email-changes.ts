import { Injectable } from '@nestjs/common';
import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { DataSource, type EntityManager } from 'typeorm';
import { CodeDelivery } from '../../otp/code-delivery.js';
import { type Destination, destinationOf, mask } from '../../otp/destination.js';
import { OtpRequestsService } from '../../otp/otp-requests.service.js';
import type { OtpEntity } from '../../otp/otp.entity.js';
import { OtpService } from '../../otp/otp.service.js';
import { AccountEntity } from '../account.entity.js';
import { AccountErrors } from './account.errors.js';
import { changeNotice } from './change-notice.js';

const PURPOSE = 'email_change';
const NOTICE_VALIDITY_S = 86_400;

/** Where a request comes from. */
export interface Origin {
  readonly requestId: string;
  readonly ip: string;
}

/**
 * Gives accounts another address: a code proves the new one, and the old one is told. Sessions
 * stay, as it is the same person.
 */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: OtpRequestsService,
    private readonly otps: OtpService,
    private readonly delivery: CodeDelivery,
    private readonly audit: Audit,
  ) {}

  /** Sends a code to the new address, whoever has it: only its owner learns more. */
  async begin(accountId: string, email: string, { requestId, ip }: Origin): Promise<OtpEntity> {
    const account = await this.dataSource.manager.findOneByOrFail(AccountEntity, { id: accountId });
    if (account.email === email) throw isTheSame();
    const destination = destinationOf({ email });
    return this.requests.request({ tenant: null, purpose: PURPOSE, destination, ip, requestId });
  }

  /**
   * Takes the code and changes the address. When the old address cannot be told, nothing changes.
   * @throws `account.email_taken`
   */
  async confirm(
    accountId: string,
    { id, code }: { readonly id: string; readonly code: string },
    requestId: string,
  ): Promise<AccountEntity> {
    const otp = await this.otps.verify(await this.otps.get(id, PURPOSE, null), code);
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id: accountId };
      const before = await manager.findOneOrFail(AccountEntity, { where, lock });
      const change = { email: otp.destination };
      await update(manager, accountId, change);
      await this.#audit(manager, before, otp.destination);
      await this.#tell(before, otp, requestId);
      return Object.assign(before, change);
    });
  }

  /** What an account does to itself belongs to no project, so it has a log of its own. */
  async #audit(manager: EntityManager, { id, email }: AccountEntity, next: string): Promise<void> {
    await this.audit.record(manager, {
      tenant: id as Tenant,
      action: 'account.change_email',
      target: id,
      before: { email: email && shown(email) },
      after: { email: shown(next) },
    });
  }

  async #tell({ email, phone }: AccountEntity, otp: OtpEntity, requestId: string): Promise<void> {
    const to = formerOf(email, phone);
    if (to === null) return;
    const content = changeNotice(to, shown(otp.destination));
    await this.delivery.hand(
      {
        tenant: null,
        channel: to.channel,
        to: to.to,
        content,
        validityS: NOTICE_VALIDITY_S,
        reference: `${otp.id}_notice`,
        number: 1,
      },
      requestId,
    );
  }
}

const shown = (email: string) => mask({ channel: 'email', to: email });

/** Where somebody was reached until now. */
function formerOf(email: string | null, phone: string | null): Destination | null {
  if (email !== null) return destinationOf({ email });
  return phone === null ? null : destinationOf({ phone });
}

async function update(manager: EntityManager, id: string, change: { email: string }) {
  try {
    await manager.update(AccountEntity, { id }, change);
  } catch (error) {
    if (isUniqueViolation(error)) throw AccountErrors.email_taken({ cause: error });
    throw error;
  }
}

function isTheSame() {
  const message = 'This is the address that the account has.';
  const issues = [{ location: 'body.email', code: 'invalid', message }];
  return CommonErrors.validation_failed({ detail: `body.email: ${message}`, issues });
}
