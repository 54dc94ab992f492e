import { createHash, randomBytes } from 'node:crypto';
import type { ProjectRef } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { VpsService } from '../servers/vps.service.js';
import { ConsoleAccess } from './console-access.js';
import { type Actor, ConsoleEntity } from './console.entity.js';
import { ConsoleErrors } from './console.errors.js';
import { ConsoleHistory } from './console-history.js';
import type { CreateConsole } from './console.schema.js';
import { requireUp } from './guest/require-up.js';
import { Recordings } from './recordings/recordings.js';

const TOKEN_BYTES = 32;
const GOOD_FOR_MS = 60_000;

/** What a token looks like: 32 bytes in base64url. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Gives out the right to one connection to a console, and takes it back when it is used. */
@Injectable()
export class ConsoleTickets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly recordings: Recordings,
    private readonly history: ConsoleHistory,
    private readonly access: ConsoleAccess,
    private readonly clock: Clock,
  ) {}

  /** @throws `vps.wrong_state` when the server does not run, `recording.no_room` */
  async issue(
    project: ProjectRef,
    nameOrId: string,
    { kind, id, credential }: Actor & Pick<ConsoleEntity, 'credential'>,
    wanted: CreateConsole,
  ): Promise<{ ticket: ConsoleEntity; token: string }> {
    const vps = await this.servers.get(project, nameOrId);
    requireUp(vps);
    if (wanted.session_id !== undefined) await this.#requireOpen(vps.id, wanted.session_id);
    if (wanted.record) await this.recordings.requireRoom(project.id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now();
    const ticketId = newId('con', now.getTime());
    const own = wanted.readonly ? null : ticketId;
    const ticket = await this.dataSource.transaction(async (manager) => {
      const row = await manager.save(
        manager.create(ConsoleEntity, {
          id: ticketId,
          vpsId: vps.id,
          projectId: project.id,
          sessionId: wanted.session_id ?? own,
          tokenHash: hashOf(token),
          mode: wanted.mode,
          isReadonly: wanted.readonly,
          isRecorded: wanted.record,
          onLeave: wanted.on_leave,
          cols: wanted.cols,
          rows: wanted.rows,
          actor: { kind, id },
          credential,
          createdAt: now,
          expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
          usedAt: null,
          closedAt: null,
          closeCode: null,
        }),
      );
      await this.history.asked(manager, row);
      return row;
    });
    return { ticket, token };
  }

  /** Uses a token up. @returns undefined when it is not good, or not any more */
  async redeem(token: string): Promise<ConsoleEntity | undefined> {
    if (!TOKEN_PATTERN.test(token)) return undefined;
    const ticket = await this.#use(token);
    // The key may be gone since the ticket was asked for.
    if (!ticket || (await this.access.isAllowed(ticket))) return ticket;
    await this.history.closed(ticket, 'revoked', { receivedBytes: 0, sentBytes: 0 });
    return undefined;
  }

  async #use(token: string): Promise<ConsoleEntity | undefined> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .update(ConsoleEntity)
        .set({ usedAt: now })
        .where('tokenHash = :hash and usedAt is null and expiresAt > :now', {
          hash: hashOf(token),
          now,
        })
        .returning('id')
        .execute();
      const [used] = raw as { id: string }[];
      if (!used) return undefined;
      const ticket = await manager.findOneByOrFail(ConsoleEntity, { id: used.id });
      await this.history.opened(manager, ticket);
      return ticket;
    });
  }

  async #requireOpen(vpsId: string, id: string): Promise<void> {
    const which = { id, vpsId, usedAt: Not(IsNull()), closedAt: IsNull() };
    const isOpen = await this.dataSource.manager.existsBy(ConsoleEntity, which);
    if (!isOpen) throw ConsoleErrors.not_found();
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
