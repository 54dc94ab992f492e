import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ShareEntity } from './share.entity.js';
import { ShareEvents, shareState } from './share.events.js';

const VERBS = { created: 'create', deleted: 'delete' } as const;

/** Writes down what happened to a link, in the transaction of the change. */
@Injectable()
export class ShareNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What somebody did with it. */
  async changed(
    manager: EntityManager,
    what: keyof typeof VERBS,
    share: ShareEntity,
  ): Promise<void> {
    const { tenant, id } = share;
    const state = shareState(share);
    await this.events.record(manager, {
      type: ShareEvents[what],
      tenant,
      subject: id,
      data: state,
    });
    await this.audit.record(manager, {
      tenant,
      action: `share.${VERBS[what]}`,
      target: id,
      before: what === 'deleted' ? { ...state, device_ids: state.device_ids.join() } : null,
      after: what === 'created' ? { ...state, device_ids: state.device_ids.join() } : null,
    });
  }

  /** Its time is over. */
  async ended(manager: EntityManager, share: ShareEntity): Promise<void> {
    const { tenant, id: subject } = share;
    const data = shareState(share);
    await this.events.record(manager, { type: ShareEvents.ended, tenant, subject, data });
  }
}
