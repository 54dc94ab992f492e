import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { History } from '../history/history.js';
import type { InvitationEntity } from './invitation.entity.js';
import { InvitationEvents } from './invitation.events.js';

const ACTIONS = {
  created: 'invitation.create',
  resent: 'invitation.resend',
  revoked: 'invitation.revoke',
  accepted: 'invitation.accept',
  declined: 'invitation.decline',
};

/** Writes down what happens to invitations. */
@Injectable()
export class InvitationHistory {
  constructor(private readonly history: History) {}

  /** Records a change in its own transaction, as its last step. */
  async note(
    manager: EntityManager,
    what: keyof typeof InvitationEvents,
    { id, projectId, email, role }: InvitationEntity,
  ): Promise<void> {
    const state = { email, role };
    await this.history.note(manager, {
      type: InvitationEvents[what],
      projectId,
      subject: id,
      data: { id, ...state },
      action: ACTIONS[what],
      ...(what === 'created' || what === 'resent' ? { after: state } : { before: state }),
    });
  }
}
