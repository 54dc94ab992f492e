import { acceptPreviousSecrets } from '@skydeck/secret-box';
import type { FastifyInstance } from 'fastify';
import { AuthApi } from './auth/auth-api.js';
import { ServiceToken } from './auth/service-token.js';
import type { DashboardConfig } from './dashboard.config.js';
import { hostGuard, refuseForeignPages } from './http/browser-guard.js';
import { addOutboxRoutes } from './outbox/outbox.routes.js';
import { addProxyRoutes } from './proxy/proxy.routes.js';
import { Relay } from './proxy/relay.js';
import { consoleDoor } from './proxy/tunnel/console-door.js';
import { liveNoteDoor } from './proxy/tunnel/live-note-door.js';
import { SocketTunnel } from './proxy/tunnel/socket-tunnel.js';
import { upstreamsOf } from './proxy/upstreams.js';
import { FactorsApi } from './second-factor/factors-api.js';
import { addSecondFactorRoutes, addStepUpRoutes } from './second-factor/second-factor.routes.js';
import { TicketCookie } from './second-factor/ticket-cookie.js';
import { BrowserSessions } from './session/browser-sessions.js';
import { SessionKeeper } from './session/session-keeper.js';
import { addSessionRoutes } from './session/session.routes.js';
import { addPreviewRoutes } from './sign-in-page/preview.routes.js';
import { SignInCookie } from './sign-in/sign-in-cookie.js';
import { addSignInRoutes } from './sign-in/sign-in.routes.js';

/** Everything behind the web app: `/bff` for the session, `/api` for the services. */
export function addApi(fastify: FastifyInstance, config: DashboardConfig, isSecure: boolean): void {
  const secret = config.SKYDECK_SERVICE_SECRET;
  acceptPreviousSecrets(secret, config.SKYDECK_SERVICE_SECRET_PREVIOUS);
  const relay = new Relay();
  const auth = new AuthApi(config.AUTH_URL);
  const sessions = new BrowserSessions(new SessionKeeper(auth), secret, isSecure);
  const attempts = new SignInCookie(secret, isSecure);
  const tickets = new TicketCookie(secret, isSecure);
  const factors = new FactorsApi(config.AUTH_URL);
  const token = new ServiceToken(config.AUTH_INTERNAL_URL, secret);
  const hasLocalOutbox = config.DASHBOARD_LOCAL_OUTBOX;

  void fastify.register(
    (bff, _options, done) => {
      guard(bff, config);
      bff.addHook('preSerialization', (request, _reply, payload, next) => {
        const isError = payload !== null && typeof payload === 'object' && 'error' in payload;
        next(null, isError ? payload : { data: payload, meta: { request_id: request.id } });
      });
      addSessionRoutes(bff, { auth, sessions, hasLocalOutbox });
      addSignInRoutes(bff, { auth, sessions, attempts, tickets });
      addSecondFactorRoutes(bff, { factors, sessions, tickets });
      addStepUpRoutes(bff, { factors, sessions, tickets });
      addPreviewRoutes(bff, { authUrl: config.AUTH_URL, sessions });
      addOutboxRoutes(bff, {
        isOpen: hasLocalOutbox,
        messagingInternalUrl: config.MESSAGING_INTERNAL_URL,
        attempts,
        token,
        relay,
      });
      done();
    },
    { prefix: '/bff' },
  );

  void fastify.register(
    (api, _options, done) => {
      guard(api, config);
      addProxyRoutes(api, { upstreams: upstreamsOf(config), sessions, relay });
      done();
    },
    { prefix: '/api' },
  );
  const tunnel = new SocketTunnel({
    doors: [consoleDoor(config.PLATFORM_URL), liveNoteDoor(fastify, config.VAULT_URL)],
    dashboardUrl: config.DASHBOARD_URL,
    refuseForeignHosts: hostGuard(config.DASHBOARD_URL),
  });
  tunnel.attach(fastify.server);
  fastify.addHook('preClose', async () => {
    tunnel.close();
    await relay.close();
  });
}

function guard(scope: FastifyInstance, config: DashboardConfig): void {
  const refuseForeignHosts = hostGuard(config.DASHBOARD_URL);
  scope.addHook('onRequest', (request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    refuseForeignHosts(request);
    refuseForeignPages(request);
    done();
  });
}
