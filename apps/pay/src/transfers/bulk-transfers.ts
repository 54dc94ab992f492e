import type { Tenant } from '@skydeck/auth-guard';
import { checked, invalid } from '@skydeck/envelope';
import { ApiError } from '@skydeck/errors';
import { IdempotencyErrors } from '@skydeck/idempotency';
import { Injectable } from '@nestjs/common';
import type { Submission } from '../ledger/command.js';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';
import { settled } from '../ledger/settled.js';
import { BulkTransfer, type BulkResult, type CreateTransfers } from './bulk.schema.js';
import { Transfers } from './transfers.js';

/** What became of many transfers; for those that were not understood there is no outcome. */
export interface BulkOutcome {
  readonly results: readonly BulkResult[];
  readonly outcomes: readonly Outcome[];
}

/** Moves money many times with one request. */
@Injectable()
export class BulkTransfers {
  constructor(
    private readonly ledger: Ledger,
    private readonly transfers: Transfers,
  ) {}

  /** Each for itself, or all or none; each once for its key. @throws `validation_failed` */
  async create(tenant: Tenant, key: string, wanted: CreateTransfers): Promise<BulkOutcome> {
    const read = await Promise.all(
      wanted.transfers.map((value, index) => this.#read(tenant, `${key}:${index}`, value, index)),
    );
    const problems = read.filter((one) => one instanceof ApiError);
    if (wanted.atomic && problems.length > 0) throw invalid(problems.flatMap((one) => one.issues));
    const submissions = read.filter((one): one is Submission => !(one instanceof ApiError));
    const outcomes = wanted.atomic
      ? await this.ledger.executeTogether(submissions)
      : await this.ledger.executeAll(submissions);
    if (wanted.atomic && outcomes.some(({ kind }) => kind === 'reused')) {
      throw IdempotencyErrors.idempotency_mismatch();
    }
    let next = 0;
    const results = read.map((one, index) =>
      one instanceof ApiError ? failed(index, one) : resultOf(index, outcomes[next++]),
    );
    return { results, outcomes };
  }

  async #read(
    tenant: Tenant,
    usual: string,
    value: unknown,
    index: number,
  ): Promise<Submission | ApiError> {
    const place = `body.transfers.${index}`;
    try {
      const { key, ...wanted } = checked(BulkTransfer, value, place);
      const command = await this.transfers.command(tenant, wanted, place);
      return { tenant, key: key === undefined ? usual : `api:${key}`, command };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return error;
      throw error;
    }
  }
}

function resultOf(index: number, outcome: Outcome | undefined): BulkResult {
  if (!outcome) throw new Error('Each transfer has an outcome.');
  const isReplay = outcome.kind === 'decided' && outcome.isReplay;
  try {
    const transfer = settled(outcome).result as BulkResult['transfer'];
    return { index, status: 'posted', is_replayed: isReplay, transfer, error: null };
  } catch (error) {
    if (error instanceof ApiError) return { ...failed(index, error), is_replayed: isReplay };
    throw error;
  }
}

const failed = (index: number, { code, message, issues }: ApiError): BulkResult => ({
  index,
  status: 'failed',
  is_replayed: false,
  transfer: null,
  error: { code, message, errors: [...issues] },
});
