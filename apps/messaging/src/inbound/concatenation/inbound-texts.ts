import { randomUUID } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { laterBy } from '../../messages/later-by.js';
import { InboundMessages } from '../inbound-messages.js';
import type { AfterStoring } from '../inbound-reader.js';
import type { DeliveredText, TextPart } from './delivered-text.js';

const EVERY_MS = 60_000;
/** The other parts come within this time, or not at all. */
const WAIT_MS = 3_600_000;
const MOST_AT_ONCE = 100;
const MISSING = ' […] ';

/** Whose text it is. */
interface Owner {
  readonly id: string;
  readonly tenant: Tenant;
}

/** Takes texts from message centres, and puts the parts of long ones together. */
@Injectable()
export class InboundTexts implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('InboundTexts');
  readonly #rounds = new Rounds(
    () => this.giveUpWaiting(),
    (error) => this.#logger.warn({ msg: 'Parts of messages wait on.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly inbound: InboundMessages,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Stores a text; of a long one only once its last part is there. */
  async receive(owner: Owner, { part, ...text }: DeliveredText): Promise<void> {
    if (part === null) return this.inbound.receive(this.#whole(owner, text));
    const key = { providerId: owner.id, sender: text.from, recipient: text.to, ...part };
    const later = await this.dataSource.transaction(async (manager) => {
      await lock(manager, key);
      const units = Buffer.from(text.text ?? '', 'utf16le');
      await manager.query(ADD, [...valuesOf(key), part.number, units, this.clock.now()]);
      return this.#putTogether(manager, owner.tenant, key, { isLate: false });
    });
    await this.inbound.finish(later);
  }

  /** One round: what is there of messages whose other parts do not come is stored as it is. */
  async giveUpWaiting(): Promise<void> {
    const late = laterBy(this.clock.now(), -WAIT_MS);
    const keys = await this.dataSource.query<(Key & { tenant: Tenant })[]>(LATE, [late]);
    for (const { tenant, ...key } of keys) {
      const later = await this.dataSource.transaction(async (manager) => {
        await lock(manager, key);
        return this.#putTogether(manager, tenant, key, { isLate: true });
      });
      await this.inbound.finish(later);
    }
  }

  async #putTogether(
    manager: EntityManager,
    tenant: Tenant,
    key: Key,
    { isLate }: { isLate: boolean },
  ): Promise<AfterStoring[]> {
    const parts = await manager.query<{ number: number; units: Buffer }[]>(PARTS, valuesOf(key));
    if (parts.length === 0 || (parts.length < key.total && !isLate)) return [];
    await manager.query(DROP, valuesOf(key));
    const byNumber = new Map(parts.map(({ number, units }) => [number, units]));
    const all = Array.from(
      { length: key.total },
      (_, index) => byNumber.get(index + 1) ?? Buffer.from(MISSING, 'utf16le'),
    );
    const text = Buffer.concat(all).toString('utf16le');
    const owner = { id: key.providerId, tenant };
    const whole = this.#whole(owner, { from: key.sender, to: key.recipient, text });
    return this.inbound.store(manager, whole);
  }

  #whole({ id: providerId, tenant }: Owner, delivered: Omit<DeliveredText, 'part'>) {
    return {
      ...delivered,
      tenant,
      providerId,
      channel: 'sms' as const,
      kind: delivered.text === null ? ('other' as const) : ('text' as const),
      // Message centres give no name to what people send.
      providerMessageId: randomUUID(),
      raw: JSON.stringify(delivered),
    };
  }
}

interface Key extends Pick<TextPart, 'reference' | 'total'> {
  readonly providerId: string;
  readonly sender: string;
  readonly recipient: string;
}

const valuesOf = ({ providerId, sender, recipient, reference, total }: Key): unknown[] => [
  providerId,
  sender,
  recipient,
  reference,
  total,
];

/** Two processes may have the last two parts of a message at once. */
async function lock(manager: EntityManager, key: Key): Promise<void> {
  const name = JSON.stringify(['inbound part', ...valuesOf(key)]);
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

const ADD = `
  insert into inbound_part
    (provider_id, sender, recipient, reference, total, number, units, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`;

const OF_KEY =
  'provider_id = $1 and sender = $2 and recipient = $3 and reference = $4 and total = $5';

const PARTS = `select number, units from inbound_part where ${OF_KEY} order by number`;

const DROP = `delete from inbound_part where ${OF_KEY}`;

const LATE = `
  select provider_id as "providerId", sender, recipient, reference, total, provider.tenant
  from inbound_part join message_provider provider on provider.id = provider_id
  group by provider_id, sender, recipient, reference, total, provider.tenant
  having max(inbound_part.created_at) < $1 limit ${MOST_AT_ONCE}`;
