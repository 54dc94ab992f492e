import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { DataSource, Repository } from 'typeorm';
import { KycErrors } from '../kyc.errors.js';
import { Settlement } from '../processing/settlement.js';
import { DriverFailure, type LateVerdict, type RawCallback } from './kyc-driver.js';
import { OutsideChecks } from './outside-checks.js';
import { KycProviderEntity } from './provider.entity.js';

const LIMIT_BYTES = 64 * 1024;

/** Takes answers of providers that come later; each counts once. */
@Injectable()
export class CallbacksService {
  constructor(
    @InjectRepository(KycProviderEntity) private readonly providers: Repository<KycProviderEntity>,
    private readonly dataSource: DataSource,
    private readonly outside: OutsideChecks,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
  ) {}

  /** @throws `unauthenticated` when it is not signed, `kyc.callback_unknown` when nothing waits */
  async take(
    providerId: string,
    headers: RawCallback['headers'],
    body: AsyncIterable<Buffer>,
  ): Promise<string> {
    const provider = await this.providers.findOneBy({ id: providerId });
    const bytes = await read(body);
    if (!provider) throw CommonErrors.unauthenticated();
    const { reference, verdict } = this.#read(provider, { headers, body: bytes });
    const { status, reasons } = verdict;
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ session_id: string }[], number]>(ANSWER, [
        provider.tenant,
        provider.driver,
        reference,
        status,
        [...reasons],
        this.clock.now(),
        provider.checks,
      ]);
      const [row] = rows;
      if (!row) throw KycErrors.callback_unknown();
      await this.settlement.settle(manager, row.session_id);
    });
    return reference;
  }

  #read(provider: KycProviderEntity, callback: RawCallback): LateVerdict {
    try {
      return this.outside.driverOf(provider).readCallback(callback);
    } catch (cause) {
      if (cause instanceof DriverFailure) throw CommonErrors.unauthenticated({ cause });
      throw cause;
    }
  }
}

async function read(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LIMIT_BYTES) throw CommonErrors.payload_too_large();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const ANSWER = `
  update kyc_check checked
  set status = $4, reasons = $5, finished_at = $6
  from kyc_session session
  where checked.session_id = session.id and session.tenant = $1 and checked.driver = $2
    and checked.reference = $3 and checked.status = 'pending' and checked.type = any($7)
    and (checked.deadline_at is null or checked.deadline_at > $6)
  returning checked.session_id`;
