import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import { ApiError, CommonErrors } from '@skydeck/errors';
import type { FastifyRequest } from 'fastify';
import { Authenticator } from './authenticator.js';
import { readBearer } from './bearer.js';
import { MODE_HEADER, modeOf } from './mode.js';
import type { Principal } from './principal.js';
import { ProjectAccess } from './project-access.js';
import { Refusals } from './refusals.js';
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
    @Optional() private readonly refusals?: Refusals,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rules = rulesOf(context.getHandler(), context.getClass());
    if (rules.isPublic) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const credential = readBearer(request.headers.authorization);
    if (rules.isInternal) return this.#admitService(request, credential);
    try {
      const caller = this.#identify(request, credential);
      return caller instanceof Promise
        ? caller.then(
            (found) => this.#enter(request, rules, found),
            (problem: unknown) => this.#refuse(request, problem),
          )
        : this.#enter(request, rules, caller);
    } catch (problem) {
      return this.#refuse(request, problem);
    }
  }

  #identify(request: GuardedRequest, credential: string | null): Principal | Promise<Principal> {
    if (credential === null) throw CommonErrors.unauthenticated();
    return this.authenticator.identify(credential, () => this.refusals?.check(request.ip));
  }

  /** Whoever had a good token did not guess it. */
  #refuse(request: GuardedRequest, problem: unknown): Promise<never> {
    const isGuess = problem instanceof ApiError && problem.status === 401;
    if (isGuess && problem.code !== 'token_expired') return this.#count(request.ip, problem);
    throw problem;
  }

  async #count(address: string, problem: ApiError): Promise<never> {
    await this.refusals?.count(address);
    throw problem;
  }

  #enter(
    request: GuardedRequest,
    rules: RouteRules,
    caller: Principal,
  ): boolean | Promise<boolean> {
    const { allowedAddresses } = caller;
    if (allowedAddresses && !allowedAddresses.has(request.ip)) {
      throw CommonErrors.address_not_allowed();
    }
    const mode = modeOf(caller, request.headers[MODE_HEADER], this.authenticator.service);
    const entered = this.projects.enter(caller, projectOf(request), mode);
    return entered instanceof Promise
      ? entered.then((principal) => admit(request, rules, principal))
      : admit(request, rules, entered);
  }

  async #admitService(request: GuardedRequest, credential: string | null): Promise<boolean> {
    if (credential === null) throw CommonErrors.unauthenticated();
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
