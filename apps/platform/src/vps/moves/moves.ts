import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { type Begun, VpsActions } from '../servers/vps-actions.js';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsErrors } from '../vps.errors.js';
import type { MoveInput } from './move.handler.js';

/** Moves servers between the members of a cluster, such as off one that is to be switched off. */
@Injectable()
export class Moves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly actions: VpsActions,
  ) {}

  /** @throws `vps.not_found`, `vps.wrong_state` */
  async begin(vps: string, to: string): Promise<Begun & { readonly from: string | null }> {
    const which = { id: vps, deletedAt: IsNull() };
    const row = await this.dataSource.manager.findOneBy(VpsEntity, which);
    if (!row) throw VpsErrors.not_found();
    const input: MoveInput = { to };
    const from = ['running', 'stopped'] as const;
    // It is off while it moves, whatever it was.
    const verb = { kind: 'vps.move', from, state: 'stopping', input } as const;
    const begun = await this.actions.begin({ id: row.projectId }, row.id, verb);
    return { ...begun, from: row.location };
  }
}
