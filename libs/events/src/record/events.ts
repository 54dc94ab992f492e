import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock, currentRequest } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { z } from 'zod';
import type { EventType } from '../catalogue/define-events.js';
import { EventRelay } from '../relay/event-relay.js';

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
    const request = currentRequest();
    const now = this.clock.now();
    const id = newId('evt', now.getTime());
    await manager.query(INSERT, [
      id,
      type.type,
      tenant,
      subject,
      JSON.stringify(type.schema.parse(data)),
      JSON.stringify(actor ?? callerOf(request) ?? SYSTEM),
      requestId ?? request?.id ?? null,
      now,
    ]);
    this.#recorded.add(queryRunner);
    return id;
  }
}

const SYSTEM: EventActor = { kind: 'system', id: 'skydeck' };

function callerOf(request: ReturnType<typeof currentRequest>): EventActor | undefined {
  return request?.caller && { kind: request.caller.kind, id: request.caller.id };
}

const INSERT = `
  insert into event (id, type, project_id, subject, data, actor, request_id, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8)`;
