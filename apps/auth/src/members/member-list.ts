import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.js';
import { MemberEntity } from './member.entity.js';
import type { ListMembers, NamedMember } from './members.schema.js';

/** Reads the members of a project with the accounts behind them. */
@Injectable()
export class MemberList {
  constructor(private readonly dataSource: DataSource) {}

  /** One member more than `limit`, by the time of joining. */
  async read(
    projectId: string,
    { limit, sort, after, filters }: ReturnType<typeof ListMembers.parse>,
  ): Promise<NamedMember[]> {
    const order = sort.isDescending ? 'DESC' : 'ASC';
    const { role, status } = filters;
    const query = this.dataSource.manager
      .createQueryBuilder(MemberEntity, 'member')
      .innerJoinAndMapOne(
        'member.account',
        AccountEntity,
        'account',
        'account.id = member.account_id',
      )
      .where({ projectId, ...(role && { role }) })
      .orderBy('member.createdAt', order)
      .addOrderBy('member.accountId', order)
      .limit(limit + 1);
    if (status) query.andWhere('account.status = :status', { status });
    if (after) {
      const beyond = sort.isDescending ? '<' : '>';
      query.andWhere(`(member.created_at, member.account_id) ${beyond} (:value, :id)`, after);
    }
    const rows = (await query.getMany()) as (MemberEntity & { account: AccountEntity })[];
    return rows.map(({ account, ...member }) => ({
      id: account.id,
      createdAt: member.createdAt,
      member,
      account,
    }));
  }
}
