import { isIP } from 'node:net';
import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { orderSql, type Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { AddressPolicy } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newSecret } from '../signing/sign.js';
import { WebhookSecretBox } from '../signing/webhook-secret-box.js';
import { WebhookErrors } from '../webhook.errors.js';
import {
  type CreateWebhook,
  ListWebhooks,
  type UpdateWebhook,
  type WebhookRow,
  webhookVersion,
} from './webhook.schema.js';

const MOST_PER_PROJECT = 50;

/** A webhook and its signing secret, which is shown once. */
export interface MadeWebhook {
  readonly row: WebhookRow;
  readonly secret: string;
}

/** The webhooks of a project. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: WebhookSecretBox,
    private readonly policy: AddressPolicy,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `webhook.url_not_allowed`, `webhook.too_many` */
  async create(tenant: Tenant, wanted: CreateWebhook): Promise<MadeWebhook> {
    this.#checkUrl(wanted.url);
    const made = await madeBefore('whk', (id) => this.#secretOf(tenant, id));
    if (made) return made;
    const { url, description, event_types: types, enabled } = wanted;
    const now = this.clock.now();
    const id = idOfThing('whk', now.getTime());
    const secret = newSecret();
    const sealed = this.box.seal(secret, id);
    const values = [id, tenant, url, description, types, enabled, sealed, now, MOST_PER_PROJECT];
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('webhooks:' || $1))`, [tenant]);
      const [row] = await manager.query<WebhookRow[]>(INSERT, values);
      if (!row) throw WebhookErrors.too_many();
      await this.#note(manager, 'create', row, null, stateOf(row));
      return { row, secret };
    });
  }

  /** Newest first, one more than `limit`. */
  list(tenant: Tenant, query: ListWebhooks): Promise<WebhookRow[]> {
    const { limit, sort, after, filters } = ListWebhooks.parse(query);
    const { order, beyond } = orderSql(sort);
    return this.dataSource.query<WebhookRow[]>(
      `select ${COLUMNS} from webhook_endpoint
       where project_id = $1 and ($2::text is null or id ${beyond} $2)
         and ($3::boolean is null or enabled = $3)
       order by id ${order} limit $4`,
      [tenant, after?.id ?? null, filters.enabled ?? null, limit + 1],
    );
  }

  /** @throws `webhook.not_found` */
  get(tenant: Tenant, id: string): Promise<WebhookRow> {
    return this.#read(this.dataSource.manager, tenant, id, '');
  }

  /** Enabling it again forgives what failed. @throws `webhook.not_found`, `webhook.url_not_allowed` */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdateWebhook,
    expected: Precondition,
  ): Promise<WebhookRow> {
    if (wanted.url !== undefined) this.#checkUrl(wanted.url);
    return this.dataSource.transaction(async (manager) => {
      const before = await this.#read(manager, tenant, id, 'for update');
      expected.check(webhookVersion(before));
      const { url, description, event_types: types, enabled } = { ...before, ...wanted };
      const isEnabledAgain = enabled && !before.enabled;
      const [[row]] = await manager.query<[WebhookRow[], number]>(UPDATE, [
        id,
        url,
        description,
        types,
        enabled,
        isEnabledAgain,
        this.clock.now(),
      ]);
      if (!row) throw WebhookErrors.not_found();
      await this.#note(manager, 'update', row, stateOf(before), stateOf(row));
      return row;
    });
  }

  /** Its deliveries go with it. @throws `webhook.not_found` */
  async delete(tenant: Tenant, id: string, expected?: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await this.#read(manager, tenant, id, 'for update');
      expected?.check(webhookVersion(row));
      await manager.query('delete from webhook_endpoint where id = $1', [id]);
      await this.#note(manager, 'delete', row, stateOf(row), null);
    });
  }

  /** Gives it a new secret; the old one signs along for a while. @throws `webhook.not_found` */
  async rotate(tenant: Tenant, id: string, overlapS: number): Promise<MadeWebhook> {
    const secret = newSecret();
    return this.dataSource.transaction(async (manager) => {
      const row = await this.#read(manager, tenant, id, 'for update');
      const now = this.clock.now();
      const until = new Date(now.getTime() + overlapS * 1000);
      await manager.query(ROTATE, [id, this.box.seal(secret, id), until, now]);
      await this.#note(manager, 'rotate_secret', row, null, { overlap_s: overlapS });
      return { row: { ...row, updated_at: now }, secret };
    });
  }

  /** One whose secret was not shown yet. */
  async #secretOf(tenant: Tenant, id: string): Promise<MadeWebhook> {
    const row = await this.get(tenant, id);
    const [{ secret }] = await this.dataSource.query<[{ secret: Buffer }]>(
      'select secret from webhook_endpoint where id = $1',
      [id],
    );
    return { row, secret: this.box.openText(secret, id) };
  }

  async #read(
    manager: EntityManager,
    tenant: Tenant,
    id: string,
    lock: '' | 'for update',
  ): Promise<WebhookRow> {
    const [row] = await manager.query<WebhookRow[]>(
      `select ${COLUMNS} from webhook_endpoint where project_id = $1 and id = $2 ${lock}`,
      [tenant, id],
    );
    if (!row) throw WebhookErrors.not_found();
    return row;
  }

  /** Says at once what sending would refuse; names are checked when they are called. */
  #checkUrl(url: string): void {
    const { hostname, username, password } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    const isRefused = isIP(host) !== 0 && !this.policy.isAllowed(host);
    if (!isRefused && username === '' && password === '') return;
    const message = 'Webhooks are not sent to this address.';
    const issue = { location: 'body.url', code: 'not_allowed', message };
    throw WebhookErrors.url_not_allowed({ issues: [issue] });
  }

  async #note(
    manager: EntityManager,
    verb: string,
    { id, project_id: tenant }: WebhookRow,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    const states = { before: before && { ...before }, after: after && { ...after } };
    await this.audit.record(manager, {
      tenant,
      action: `webhook.${verb}`,
      target: id,
      ...states,
    });
  }
}

function stateOf({ url, event_types, description, enabled }: WebhookRow): object {
  return { url, event_types, description, enabled };
}

const COLUMNS = `id, project_id, url, description, event_types, enabled, failing_since,
  disabled_reason, disabled_at, created_at, updated_at`;

const INSERT = `
  insert into webhook_endpoint (id, project_id, url, description, event_types, enabled, secret,
                                created_at, updated_at)
  select $1, $2::text, $3, $4, $5::text[], $6::boolean, $7::bytea, $8::timestamptz, $8::timestamptz
  where (select count(*) from webhook_endpoint where project_id = $2::text) < $9
  returning ${COLUMNS}`;

const UPDATE = `
  update webhook_endpoint set url = $2, description = $3, event_types = $4, enabled = $5,
    failing_since = case when $6::boolean then null else failing_since end,
    disabled_reason = case when $6::boolean then null else disabled_reason end,
    disabled_at = case when $6::boolean then null else disabled_at end, updated_at = $7
  where id = $1 returning ${COLUMNS}`;

const ROTATE = `
  update webhook_endpoint set previous_secret = secret, previous_until = $3, secret = $2,
    updated_at = $4 where id = $1`;
