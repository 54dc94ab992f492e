import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CommonErrors } from '@skydeck/errors';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Repository } from 'typeorm';
import type { Destination } from '../otp/destination.js';
import { AccountEntity } from './account.entity.js';

const OWNER_NAME = 'Owner';

/** Accounts: found or made by what proves who they are. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly clock: Clock,
  ) {}

  /** The account behind a verified address or number; made when it is new, active from now on. */
  async verified(destination: Destination, name: string | null): Promise<AccountEntity> {
    const account = await this.#findOrAdd(this.#new(destination, name, 'active'), destination);
    if (account.status === 'active') return account;
    const change = { status: 'active' as const, name: account.name ?? name };
    await this.accounts.update(account.id, change);
    return Object.assign(account, change);
  }

  /** The account behind an address or number that nobody has verified yet. */
  invited(destination: Destination): Promise<AccountEntity> {
    return this.#findOrAdd(this.#new(destination, null, 'invited'), destination);
  }

  /** The owner of this installation; made on first use. */
  async instanceOwner(): Promise<AccountEntity> {
    const owner = this.#new(null, OWNER_NAME, 'active');
    await this.#addUnlessPresent(Object.assign(owner, { isInstanceOwner: true }));
    return this.accounts.findOneByOrFail({ isInstanceOwner: true });
  }

  /** An account that a valid token names. */
  async get(id: string): Promise<AccountEntity> {
    const account = await this.accounts.findOneBy({ id });
    if (!account) throw CommonErrors.unauthenticated();
    return account;
  }

  async rename(id: string, name: string): Promise<AccountEntity> {
    await this.accounts.update(id, { name });
    return this.get(id);
  }

  async #findOrAdd(account: AccountEntity, { channel, to }: Destination): Promise<AccountEntity> {
    await this.#addUnlessPresent(account);
    return this.accounts.findOneByOrFail(channel === 'sms' ? { phone: to } : { email: to });
  }

  async #addUnlessPresent(account: AccountEntity): Promise<void> {
    await this.accounts.createQueryBuilder().insert().values(account).orIgnore().execute();
  }

  #new(
    destination: Destination | null,
    name: string | null,
    status: AccountEntity['status'],
  ): AccountEntity {
    return {
      id: newId('acc'),
      email: destination?.channel === 'email' ? destination.to : null,
      phone: destination?.channel === 'sms' ? destination.to : null,
      name,
      status,
      isInstanceOwner: false,
      createdAt: this.clock.now(),
    };
  }
}
