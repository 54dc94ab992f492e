import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { SuppressionEntity } from '../consent/suppressions/suppression.entity.js';
import { Suppressions } from '../consent/suppressions/suppressions.js';
import { OptOutErrors } from './opt-out.errors.js';
import type { ListOptOuts } from './opt-out.schema.js';

/** The suppressions of those who unsubscribed from all mail. */
const OPT_OUT = { channel: 'email', reason: 'unsubscribe', topicId: '' } as const;

/** Who wants no more mail. */
@Injectable()
export class OptOutsService {
  constructor(
    @InjectRepository(SuppressionEntity) private readonly rows: Repository<SuppressionEntity>,
    private readonly dataSource: DataSource,
    private readonly suppressions: Suppressions,
  ) {}

  /** The opt-outs of a project in one mode, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListOptOuts.parse>): Promise<SuppressionEntity[]> {
    const { recipient } = wanted.filters;
    const query = this.rows.createQueryBuilder('suppression').where({
      tenant,
      ...OPT_OUT,
      ...(recipient !== undefined && { address: recipient.toLowerCase() }),
    });
    return readKeyset(query, wanted);
  }

  /** Lets a recipient have mail again. @throws `mail_opt_out.not_found` */
  async delete(tenant: Tenant, optOutId: string): Promise<void> {
    const id = optOutId.replace(/^oou_/, 'sup_');
    const row = isId('sup', id) ? await this.rows.findOneBy({ tenant, id, ...OPT_OUT }) : null;
    await this.dataSource.transaction(async (manager) => {
      if (!row || !(await this.suppressions.remove(manager, row))) throw OptOutErrors.not_found();
    });
  }
}
