import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { runStatement } from '@skydeck/database';
import { Clock, currentRequest } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { z } from 'zod';
import type { EventType } from '../catalogue/define-events.js';
import { EventRelay } from '../relay/event-relay.js';
import { INSERT_EVENTS } from './events.sql.js';

/** Who made it happen. */
export interface EventActor {
  readonly kind: 'account' | 'key' | 'service' | 'system';
  readonly id: string;
  /** The customer's own id of the user for whom it was done. */
  readonly user?: string;
}

/** Something that happened. */
export interface NewEvent<Schema extends z.ZodObject = z.ZodObject> {
  readonly type: EventType<Schema>;
  /** The project and mode that it happened in. */
  readonly tenant: Tenant;
  /** Identifier of what it happened to. */
  readonly subject: string;
  readonly data: z.input<Schema>;
  /** The caller of the running request when not given. */
  readonly actor?: EventActor;
  /** The running request when not given. */
  readonly requestId?: string;
}

/** Writes down what happens, together with the change itself. */
@Injectable()
export class Events implements OnModuleInit {
  readonly #recorded = new WeakSet<QueryRunner>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: EventRelay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.isTransactionActive || !this.#recorded.delete(queryRunner)) return;
        this.relay.wake();
      },
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.#recorded.delete(queryRunner);
      },
    });
  }

  /**
   * Records an event in the running transaction: it exists exactly when the change does.
   * @throws when the manager is in no transaction, or the data is not of the declared shape
   * @returns the event's identifier
   */
  async record<Schema extends z.ZodObject>(
    manager: EntityManager,
    event: NewEvent<Schema>,
  ): Promise<string> {
    const [id = ''] = await this.recordMany(manager, [event]);
    return id;
  }

  /** Records events in the running transaction, in their order and with one statement. */
  async recordMany(manager: EntityManager, news: readonly NewEvent[]): Promise<readonly string[]> {
    const [first] = news;
    if (!first) return [];
    const { queryRunner } = manager;
    if (!queryRunner?.isTransactionActive) {
      const { type } = first.type;
      throw new Error(`The event ${type} must be recorded in the transaction of its change.`);
    }
    const rows = news.map((one) => this.#rowOf(one));
    await runStatement(manager, INSERT_EVENTS, [JSON.stringify(rows)]);
    this.#recorded.add(queryRunner);
    return rows.map(({ id }) => id);
  }

  /**
   * Events for a statement of the caller's own that makes a change and records them with it: see
   * `insertEvents`. Call `committed` after it.
   */
  rowsOf(...news: readonly NewEvent[]): string {
    return JSON.stringify(news.map((one) => this.#rowOf(one)));
  }

  /** Says that events were committed which `record` knows nothing of. */
  committed(): void {
    this.relay.wake();
  }

  #rowOf({ type, tenant, subject, data, actor, requestId }: NewEvent) {
    const request = currentRequest();
    const now = this.clock.now();
    return {
      id: newId('evt', now.getTime()),
      type: type.type,
      project_id: tenant,
      subject,
      data: type.schema.parse(data),
      actor: actor ?? callerOf(request) ?? SYSTEM,
      request_id: requestId ?? request?.id ?? null,
      created_at: now,
    };
  }
}

const SYSTEM: EventActor = { kind: 'system', id: 'skydeck' };

function callerOf(request: ReturnType<typeof currentRequest>): EventActor | undefined {
  if (!request?.caller) return undefined;
  const { caller, endUser } = request;
  return { kind: caller.kind, id: caller.id, ...(endUser !== undefined && { user: endUser }) };
}
