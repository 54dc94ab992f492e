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
    { type, tenant, subject, data, actor, requestId }: NewEvent<Schema>,
  ): Promise<string> {
    const { queryRunner } = manager;
    if (!queryRunner?.isTransactionActive) {
      throw new Error(`The event ${type.type} must be recorded in the transaction of its change.`);
    }
    const row = this.#rowOf({ type, tenant, subject, data, actor, requestId });
    await runStatement(manager, INSERT_EVENTS, [JSON.stringify([row])]);
    this.#recorded.add(queryRunner);
    return row.id;
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
  return request?.caller && { kind: request.caller.kind, id: request.caller.id };
}
