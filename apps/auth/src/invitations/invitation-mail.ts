import { Injectable, Logger } from '@nestjs/common';
import { ServiceClient } from '@skydeck/auth-guard';
import type { AuthConfig } from '../auth.config.js';
import { Settings } from '../settings.module.js';
import type { NamedInvitation } from './invitations.schema.js';

/** Messaging keeps trying for a day; then it blanks the text, which holds the token. */
const VALIDITY_S = 86_400;
const article: Partial<Record<string, string>> = { owner: 'an', admin: 'an' };

/** Hands invitations to messaging. */
@Injectable()
export class InvitationMail {
  readonly #logger = new Logger(InvitationMail.name);
  readonly #url: string;

  constructor(
    private readonly neighbours: ServiceClient,
    @Settings() private readonly config: AuthConfig,
  ) {
    this.#url = new URL('/internal/v1/messages', config.MESSAGING_INTERNAL_URL).href;
  }

  /** Sends the link. False when messaging does not take it: the invitation can be sent again. */
  async send(invitation: NamedInvitation, token: string, requestId: string): Promise<boolean> {
    const body = {
      project_id: invitation.projectId,
      channel: 'email',
      to: invitation.email,
      content: this.#contentOf(invitation, token),
      // It holds a secret, as a code does.
      kind: 'otp',
      validity_s: VALIDITY_S,
      reference: invitation.id,
    };
    try {
      await this.neighbours.call(this.#url, { body, requestId });
      return true;
    } catch (error) {
      this.#logger.warn({ msg: 'An invitation was not sent.', id: invitation.id, err: error });
      return false;
    }
  }

  #contentOf(invitation: NamedInvitation, token: string): { subject: string; text: string } {
    const { projectName, inviterName, role, email, expiresAt } = invitation;
    const who = inviterName ?? 'Somebody';
    const link = new URL(`/invitations/${token}`, this.config.DASHBOARD_URL).href;
    const text = [
      `${who} invites you to join the project "${projectName}" on Skydeck as ${article[role] ?? 'a'} ${role}.`,
      `Accept or decline here:\n${link}`,
      `Sign in as ${email}. The invitation ends on ${dayOf(expiresAt)}. If you did not expect it, ignore this message.`,
    ].join('\n\n');
    return { subject: `${who} invites you to ${projectName}`, text };
  }
}

const dayOf = (at: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
