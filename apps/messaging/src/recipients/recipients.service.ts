import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { normalised } from '../consent/suppressions/address-hash.js';
import { RecipientAddressEntity } from './recipient-address.entity.js';
import { channelsOf, RecipientDirectory } from './recipient-directory.js';
import { RecipientEntity } from './recipient.entity.js';
import { RecipientErrors } from './recipient.errors.js';
import { RecipientEvents } from './recipient.events.js';
import type {
  CreateRecipient,
  KnownRecipient,
  ListRecipients,
  UpdateRecipient,
} from './recipient.schema.js';

type Addresses = CreateRecipient['addresses'];

/** The people that a project writes to. */
@Injectable()
export class RecipientsService {
  constructor(
    @InjectRepository(RecipientEntity) private readonly rows: Repository<RecipientEntity>,
    private readonly dataSource: DataSource,
    private readonly directory: RecipientDirectory,
    private readonly quotas: Quotas,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Adds somebody. @throws `recipient.external_id_taken` */
  async create(tenant: Tenant, wanted: CreateRecipient): Promise<KnownRecipient> {
    const made = await madeBefore('rcp', (before) => this.directory.get(tenant, before));
    if (made) return made;
    const now = this.clock.now();
    const id = idOfThing('rcp', now.getTime());
    const row = { id, tenant, ...columnsOf(wanted), version: 1, createdAt: now, updatedAt: now };
    const recipient = Object.assign(new RecipientEntity(), row);
    return this.#saving(async (manager) => {
      await this.quotas.take('recipients', manager, tenant);
      await manager.insert(RecipientEntity, recipient);
      const addresses = await replaceAddresses(manager, id, wanted.addresses);
      return this.#note(manager, 'created', { id, recipient, addresses });
    });
  }

  /** Recipients in the order asked for, one more than `limit`. */
  async list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListRecipients.parse>,
  ): Promise<KnownRecipient[]> {
    const { external_id: externalId, address } = wanted.filters;
    const query = this.rows
      .createQueryBuilder('recipient')
      .where({ tenant, ...(externalId !== undefined && { externalId }) });
    if (address !== undefined)
      query.andWhere(HAS_ADDRESS, { forms: [address, address.toLowerCase()] });
    return this.directory.withAddresses(await readKeyset(query, wanted));
  }

  /** Changes somebody. @throws `recipient.not_found`, `recipient.external_id_taken` */
  async update(
    tenant: Tenant,
    ref: string,
    changes: UpdateRecipient,
    expected: Precondition,
  ): Promise<KnownRecipient> {
    const { id } = await this.directory.get(tenant, ref);
    return this.#saving(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await manager.findOne(RecipientEntity, { where: { id }, lock });
      if (!before) throw RecipientErrors.not_found();
      expected.check(before.version);
      const times = { version: before.version + 1, updatedAt: this.clock.now() };
      const changed = { ...columnsOf(changes), ...times };
      await manager.update(RecipientEntity, { id }, changed);
      const recipient = Object.assign(new RecipientEntity(), before, changed);
      if (changes.addresses) await replaceAddresses(manager, id, changes.addresses);
      const [known] = await this.directory.withAddresses([recipient], manager);
      if (!known) throw RecipientErrors.not_found();
      return this.#note(manager, 'updated', known);
    });
  }

  async #saving(
    save: (manager: EntityManager) => Promise<KnownRecipient>,
  ): Promise<KnownRecipient> {
    try {
      return await this.dataSource.transaction(save);
    } catch (error) {
      throw isUniqueViolation(error) ? RecipientErrors.external_id_taken({ cause: error }) : error;
    }
  }

  /** Logs outlive people who are erased: they hold no more than how somebody is reached. */
  async #note(
    manager: EntityManager,
    what: 'created' | 'updated',
    known: KnownRecipient,
  ): Promise<KnownRecipient> {
    const { id, recipient } = known;
    const { tenant, version } = recipient;
    const data = { id, channels: channelsOf(known) };
    await this.events.record(manager, { type: RecipientEvents[what], tenant, subject: id, data });
    const action = what === 'created' ? 'recipient.create' : 'recipient.update';
    const after = { channels: data.channels, version };
    await this.audit.record(manager, { tenant, action, target: id, after });
    return known;
  }
}

const HAS_ADDRESS = `recipient.id in (
  select recipient_id from recipient_address where address = any(:forms))`;

/** The columns of what was given. */
function columnsOf(wanted: UpdateRecipient): Partial<RecipientEntity> {
  const { external_id, locale, time_zone, quiet_hours, channels, properties } = wanted;
  return {
    ...(external_id !== undefined && { externalId: external_id }),
    ...(locale !== undefined && { locale }),
    ...(time_zone !== undefined && { timeZone: time_zone }),
    ...(quiet_hours !== undefined && { quietHours: quiet_hours }),
    ...(channels !== undefined && { channels }),
    ...(properties !== undefined && { properties }),
  };
}

async function replaceAddresses(
  manager: EntityManager,
  recipientId: string,
  given: Addresses,
): Promise<RecipientAddressEntity[]> {
  await manager.delete(RecipientAddressEntity, { recipientId });
  const rows = given.map(({ channel, address, verified }, position) =>
    Object.assign(new RecipientAddressEntity(), {
      recipientId,
      channel,
      address: normalised({ channel, address }),
      isVerified: verified,
      position,
    }),
  );
  if (rows.length > 0) await manager.insert(RecipientAddressEntity, rows);
  return rows;
}
