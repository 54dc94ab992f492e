import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConsoleAccess } from '../../vps/console/console-access.js';
import type { Actor } from '../../vps/console/console.entity.js';
import { firstWord } from '../../vps/console/guest/first-word.js';
import type { AppEntity } from '../apps/app.entity.js';
import { SecretBox } from '../secrets/secret-box.js';
import { ExecEntity } from './exec.entity.js';
import { ExecHistory } from './exec-history.js';
import type { CreateExec } from './exec.schema.js';
import { RunningReplicas } from './running-replicas.js';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const GOOD_FOR_MS = 60_000;
const SHELL = ['/bin/sh', '-c', 'command -v bash >/dev/null && exec bash; exec sh'];

/** Gives out the right to one connection to a command inside a replica. */
@Injectable()
export class ExecTickets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas: RunningReplicas,
    private readonly history: ExecHistory,
    private readonly access: ConsoleAccess,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** @throws `app_exec.no_replica` */
  async issue(
    app: AppEntity,
    { kind, id: actorId, credential }: Actor & Pick<ExecEntity, 'credential'>,
    wanted: CreateExec,
  ): Promise<{ ticket: ExecEntity; token: string }> {
    const { id: replicaId } = this.replicas.choose(app, wanted);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now();
    const id = newId('exe', now.getTime());
    const ticket = await this.dataSource.transaction(async (manager) => {
      const row = await manager.save(
        manager.create(ExecEntity, {
          id,
          appId: app.id,
          projectId: app.projectId,
          replicaId,
          tokenHash: hashOf(token),
          commandSealed: this.box.seal(JSON.stringify(wanted.command ?? SHELL), id),
          program: wanted.command ? firstWord(wanted.command) : 'sh',
          isTerminal: wanted.tty,
          cols: wanted.cols,
          rows: wanted.rows,
          actor: { kind, id: actorId },
          credential,
          createdAt: now,
          expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
        }),
      );
      await this.history.asked(manager, row);
      return row;
    });
    return { ticket, token };
  }

  /** Uses a token up. Undefined when it is unknown, used or expired, or its owner lost the right. */
  async redeem(token: string): Promise<{ ticket: ExecEntity; command: string[] } | undefined> {
    if (!TOKEN_PATTERN.test(token)) return undefined;
    const ticket = await this.#use(token);
    if (!ticket) return undefined;
    if (!(await this.access.isAllowed(ticket))) {
      await this.history.closed(ticket, 'revoked', null);
      return undefined;
    }
    const words = this.box.open(ticket.commandSealed ?? '', ticket.id);
    return { ticket, command: JSON.parse(words) as string[] };
  }

  async #use(token: string): Promise<ExecEntity | undefined> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .update(ExecEntity)
        .set({ usedAt: now })
        .where('tokenHash = :hash and usedAt is null and expiresAt > :now', {
          hash: hashOf(token),
          now,
        })
        .returning('id')
        .execute();
      const [used] = raw as { id: string }[];
      if (!used) return undefined;
      const ticket = await manager.findOneByOrFail(ExecEntity, { id: used.id });
      await manager.update(ExecEntity, { id: ticket.id }, { commandSealed: null });
      await this.history.opened(manager, ticket);
      return ticket;
    });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
