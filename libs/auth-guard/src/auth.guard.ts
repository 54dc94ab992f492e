import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyRequest } from 'fastify';
import { Authenticator } from './authenticator.js';
import { readBearer } from './bearer.js';
import type { Principal } from './principal.js';
import { ProjectAccess } from './project-access.js';
import { type RouteRules, rulesOf } from './route-rules.js';
import { isAllowed } from './scopes.js';

type GuardedRequest = FastifyRequest & { principal?: Principal };

/**
 * Lets a request in when its route is public, or when its caller is known and holds the scopes of
 * the route. Answers without a promise when everything is remembered, which is the usual case.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly projects: ProjectAccess,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rules = rulesOf(context.getHandler(), context.getClass());
    if (rules.isPublic) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const credential = readBearer(request.headers.authorization);
    if (credential === null) throw CommonErrors.unauthenticated();
    if (rules.isInternal) return this.#admitService(request, credential);

    const caller = this.authenticator.identify(credential);
    return caller instanceof Promise
      ? caller.then((found) => this.#enter(request, rules, found))
      : this.#enter(request, rules, caller);
  }

  #enter(
    request: GuardedRequest,
    rules: RouteRules,
    caller: Principal,
  ): boolean | Promise<boolean> {
    const entered = this.projects.enter(caller, projectOf(request));
    return entered instanceof Promise
      ? entered.then((principal) => admit(request, rules, principal))
      : admit(request, rules, entered);
  }

  async #admitService(request: GuardedRequest, credential: string): Promise<boolean> {
    request.principal = await this.authenticator.identifyService(credential);
    return true;
  }
}

function projectOf({ params, headers }: GuardedRequest): string | undefined {
  const named = (params as { project?: string } | undefined)?.project ?? headers['skydeck-project'];
  return Array.isArray(named) ? named.join() : named;
}

function admit(request: GuardedRequest, { scopes }: RouteRules, principal: Principal): true {
  for (const scope of scopes) {
    if (isAllowed(principal, scope)) continue;
    if (!principal.project) {
      throw CommonErrors.project_not_found({
        detail: 'Name a project of yours in the header `Skydeck-Project`.',
      });
    }
    throw CommonErrors.insufficient_scope({ detail: `This request needs the scope \`${scope}\`.` });
  }
  request.principal = principal;
  return true;
}
