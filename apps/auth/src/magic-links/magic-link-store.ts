import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Usage } from '@skydeck/usage';
import { DataSource, Repository } from 'typeorm';
import { MagicLinkEntity } from './magic-link.entity.js';
import { MagicLinkEvents } from './magic-links.events.js';

/** A code is taken from the address of the browser at once, or by somebody else later. */
const CODE_S = 120;

/** What a code must come with. */
export interface Exchange {
  readonly tenant: Tenant;
  readonly id: string;
  readonly codeChallenge: string;
}

/** The statements that decide about links. Each check and its change are one statement. */
@Injectable()
export class MagicLinkStore {
  constructor(
    @InjectRepository(MagicLinkEntity) private readonly links: Repository<MagicLinkEntity>,
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly usage: Usage,
  ) {}

  find(tenant: Tenant, id: string): Promise<MagicLinkEntity | null> {
    return this.links.findOneBy({ tenant, id });
  }

  /** Adds a link; the pending one of the same browser, address and target when there is one. */
  async add(link: MagicLinkEntity): Promise<MagicLinkEntity> {
    const { tenant, email, codeChallenge, redirectUrl } = link;
    const isAdded = await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `update magic_link set status = 'expired'
         where project_id = $1 and email = $2 and status = 'pending' and expires_at <= $3`,
        [tenant, email, link.createdAt],
      );
      const insert = manager.createQueryBuilder().insert().into(MagicLinkEntity).values(link);
      const { raw } = await insert.orIgnore().returning('id').execute();
      if ((raw as unknown[]).length === 0) return false;
      const { requested: type } = MagicLinkEvents;
      const { id } = link;
      await this.events.record(manager, { type, tenant, subject: id, data: { id } });
      return true;
    });
    if (isAdded) return link;
    const which = { tenant, email, codeChallenge, redirectUrl, status: 'pending' as const };
    // Opened between the two statements: this one is new again.
    return (await this.links.findOneBy(which)) ?? this.add(link);
  }

  /** Notes that messaging has taken the mail, and bills it. */
  async noteHanded({ id, tenant }: MagicLinkEntity, handedAt: Date): Promise<void> {
    const record = { project: tenant, meter: 'otp.email', quantity: 1, key: id } as const;
    await this.dataSource.transaction(async (manager) => {
      await manager.update(MagicLinkEntity, { id }, { handedAt });
      await this.usage.record(manager, { ...record, occurredAt: handedAt });
    });
  }

  /** Takes a pending link once; false when it is over. */
  async open(tenant: Tenant, id: string, now: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `update magic_link set status = 'opened', opened_at = $3
       where id = $2 and project_id = $1 and status = 'pending' and expires_at > $3`,
      [tenant, id, now],
    );
    return count === 1;
  }

  /** Takes the code of an opened link once; false when it is over or of another browser. */
  async use({ tenant, id, codeChallenge }: Exchange, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `update magic_link set status = 'used', used_at = $4
         where id = $2 and project_id = $1 and status = 'opened' and code_challenge = $3
           and opened_at > $4::timestamptz - make_interval(secs => ${CODE_S})`,
        [tenant, id, codeChallenge, now],
      );
      if (count === 0) return false;
      const { used: type } = MagicLinkEvents;
      await this.events.record(manager, { type, tenant, subject: id, data: { id } });
      return true;
    });
  }

  /** Forgets links that nobody can ask about any more. */
  async forgetBefore(date: Date): Promise<void> {
    await this.dataSource.query('delete from magic_link where created_at < $1', [date]);
  }
}
