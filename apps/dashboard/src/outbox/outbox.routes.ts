import type { FastifyInstance } from 'fastify';
import { isId } from '@skydeck/ids';
import type { ServiceToken } from '../auth/service-token.js';
import { DashboardErrors } from '../dashboard.errors.js';
import type { Relay } from '../proxy/relay.js';
import type { SignInCookie } from '../sign-in/sign-in-cookie.js';

export interface OutboxRoutes {
  readonly isOpen: boolean;
  readonly messagingInternalUrl: string;
  readonly attempts: SignInCookie;
  readonly token: ServiceToken;
  readonly relay: Relay;
}

/**
 * The messages of one sign-in, live, for installations on one machine that send no real ones.
 * Only the browser that began the sign-in may read them.
 */
export function addOutboxRoutes(bff: FastifyInstance, options: OutboxRoutes): void {
  const { isOpen, messagingInternalUrl, attempts, token, relay } = options;

  bff.get<{ Params: { id: string } }>('/outbox/:id/stream', async (request, reply) => {
    const { id } = request.params;
    const isAllowed = isOpen && isId('sgn', id) && attempts.isOwner(request, id);
    if (!isAllowed) throw DashboardErrors.outbox_closed();
    await relay.pass(request, reply, {
      name: 'messaging',
      origin: messagingInternalUrl,
      path: `/internal/v1/outbox/stream?reference=${encodeURIComponent(id)}&after=0`,
      bearer: await token.get(),
    });
    return reply;
  });
}
