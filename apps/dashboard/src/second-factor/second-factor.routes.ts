import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parse-body.js';
import type { BrowserSessions } from '../session/browser-sessions.js';
import type { FactorsApi } from './factors-api.js';
import { AskFactor, ConfirmFactor, NewPasskey, PasskeyAnswer, Proof } from './proof.js';
import type { TicketCookie } from './ticket-cookie.js';

export interface SecondFactorRoutes {
  readonly factors: FactorsApi;
  readonly sessions: BrowserSessions;
  readonly tickets: TicketCookie;
}

/** `/bff/second-factor`, `/bff/passkey-sign-in`: what finishes a sign-in. */
export function addSecondFactorRoutes(bff: FastifyInstance, options: SecondFactorRoutes): void {
  const { factors, sessions, tickets } = options;

  bff.post('/second-factor/challenge', (request) => {
    const { factor_id: id } = parseBody(AskFactor, request.body);
    return factors.challenge(tickets.require(request), id, request);
  });

  bff.post('/second-factor', async (request, reply) => {
    const proof = parseBody(Proof, request.body);
    const { session } = await factors.finish(tickets.require(request), proof, request);
    tickets.drop(reply);
    sessions.begin(reply, session);
    return { session_id: session.session_id };
  });

  bff.post('/passkey-sign-in/options', (request) => factors.askForPasskey(request));

  bff.post('/passkey-sign-in', async (request, reply) => {
    const answer = parseBody(PasskeyAnswer, request.body);
    const { session } = await factors.signInByPasskey(answer, request);
    sessions.begin(reply, session);
    return { session_id: session.session_id };
  });
}

/** `/bff/step-up`, `/bff/factors`, `/bff/passkeys`: what makes a session surer. */
export function addStepUpRoutes(bff: FastifyInstance, options: SecondFactorRoutes): void {
  const { factors, sessions } = options;

  bff.post('/step-up', async (request, reply) => {
    const proof = parseBody(Proof, request.body);
    const { accessToken } = await sessions.require(request, reply);
    const { session } = await factors.stepUp(accessToken, proof, request);
    sessions.begin(reply, session);
    return { session_id: session.session_id };
  });

  bff.post('/factors/confirm', async (request, reply) => {
    const { factor_id: id, ...body } = parseBody(ConfirmFactor, request.body);
    const { accessToken } = await sessions.require(request, reply);
    const { session, factor } = await factors.confirm(accessToken, id, body, request);
    sessions.begin(reply, session);
    return factor;
  });

  bff.post('/passkeys', async (request, reply) => {
    const passkey = parseBody(NewPasskey, request.body);
    const { accessToken } = await sessions.require(request, reply);
    const { session, factor } = await factors.register(accessToken, passkey, request);
    sessions.begin(reply, session);
    return factor;
  });
}
