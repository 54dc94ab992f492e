import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SettlementLine } from '../providers/driver/payment-provider.js';
import { readSettlementCsv, SettlementFileProblem } from '../providers/driver/settlement-csv.js';
import type { PaymentProviderEntity } from '../providers/payment-provider.entity.js';
import { ProviderChoice } from '../providers/provider-choice.js';
import { ProviderDrivers } from '../providers/provider-drivers.js';
import { PaymentProviderErrors } from '../providers/provider.errors.js';
import { ReconciliationErrors } from './reconciliation.errors.js';
import { ReconciliationImports } from './reconciliation-imports.js';
import { ReconciliationItemEntity } from './reconciliation-item.entity.js';
import { ReconciliationEntity } from './reconciliation.entity.js';
import type {
  CreateReconciliation,
  ListReconciliationItems,
  ListReconciliations,
  ReconciliationDetail,
} from './reconciliation.schema.js';

const TIMEOUT_MS = 60_000;

const TOTALS = `
  select to_char(day, 'YYYY-MM-DD') as day, currency, status, count(*)::int as items,
    count(*) filter (where status <> 'matched' and resolution is null)::int as open,
    coalesce(sum(amount), 0)::text as amount, sum(fee)::text as fee,
    coalesce(sum(booked_amount), 0)::text as booked_amount
  from reconciliation_item where provider_id = $1 and day between $2 and $3
  group by day, currency, status order by day, currency, status`;

/** Settlements of providers beside the books. */
@Injectable()
export class Reconciliations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly choice: ProviderChoice,
    private readonly drivers: ProviderDrivers,
    private readonly imports: ReconciliationImports,
  ) {}

  /** Compares a file, or what the provider gives, with the books. */
  async create(tenant: Tenant, body: CreateReconciliation): Promise<ReconciliationEntity> {
    const provider = await this.choice.find(tenant, body.provider);
    if (!provider) throw PaymentProviderErrors.not_found();
    const { from: fromDay, to: toDay, csv } = body;
    const lines =
      csv === undefined ? await this.#pulled(provider, fromDay, toDay) : linesOf(csv, body);
    const source = csv === undefined ? 'pull' : 'upload';
    return this.imports.import({ tenant, providerId: provider.id, source, fromDay, toDay, lines });
  }

  /** The reconciliations of a project, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListReconciliations.parse>,
  ): Promise<ReconciliationEntity[]> {
    const { provider, source } = wanted.filters;
    const query = this.dataSource
      .getRepository(ReconciliationEntity)
      .createQueryBuilder('reconciliation')
      .where({
        tenant,
        ...(provider !== undefined && { providerId: provider }),
        ...(source && { source }),
      });
    return readKeyset(query, wanted);
  }

  /** One reconciliation of a project. @throws `reconciliation.not_found` */
  async get(tenant: Tenant, id: string): Promise<ReconciliationEntity> {
    const reconciliations = this.dataSource.getRepository(ReconciliationEntity);
    const found = await reconciliations.findOneBy({ tenant, id });
    if (!found) throw ReconciliationErrors.not_found();
    return found;
  }

  /** Sums of the days of a reconciliation. */
  totals(made: ReconciliationEntity): Promise<ReconciliationDetail['totals']> {
    return this.dataSource.query(TOTALS, [made.providerId, made.fromDay, made.toDay]);
  }

  /** The items of a project, one more than `limit`. */
  items(
    tenant: Tenant,
    wanted: ReturnType<typeof ListReconciliationItems.parse>,
  ): Promise<ReconciliationItemEntity[]> {
    const { provider, reconciliation, status, kind, currency, from, to, is_open } = wanted.filters;
    const query = this.dataSource
      .getRepository(ReconciliationItemEntity)
      .createQueryBuilder('item')
      .where({
        tenant,
        ...(provider !== undefined && { providerId: provider }),
        ...(reconciliation !== undefined && { reconciliationId: reconciliation }),
        ...(status && { status }),
        ...(kind && { kind }),
        ...(currency !== undefined && { currency }),
      });
    if (from !== undefined) query.andWhere('item.day >= :from', { from });
    if (to !== undefined) query.andWhere('item.day <= :to', { to });
    if (is_open) {
      const isOpen = is_open === 'true';
      query.andWhere(`(item.status <> 'matched' and item.resolution is null) = :isOpen`, {
        isOpen,
      });
    }
    return readKeyset(query, wanted);
  }

  /** One item of a project. @throws `reconciliation.item_not_found` */
  async item(tenant: Tenant, id: string): Promise<ReconciliationItemEntity> {
    const items = this.dataSource.getRepository(ReconciliationItemEntity);
    const found = await items.findOneBy({ tenant, id });
    if (!found) throw ReconciliationErrors.item_not_found();
    return found;
  }

  async #pulled(
    provider: PaymentProviderEntity,
    fromDay: string,
    toDay: string,
  ): Promise<readonly SettlementLine[]> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await this.drivers.of(provider).listSettlements(fromDay, toDay, signal);
    } catch (cause) {
      throw ReconciliationErrors.provider_unavailable({ cause });
    }
  }
}

/** The lines of a file. @throws `reconciliation.unreadable_file` that names the row */
function linesOf(csv: string, { from, to }: CreateReconciliation): SettlementLine[] {
  try {
    const lines = readSettlementCsv(csv);
    const outside = lines.findIndex(({ day }) => day < from || day > to);
    if (outside === -1) return lines;
    throw new SettlementFileProblem(outside + 2, 'day', 'is not one of the days asked for.');
  } catch (error) {
    if (!(error instanceof SettlementFileProblem)) throw error;
    throw ReconciliationErrors.unreadable_file({ detail: error.message });
  }
}
