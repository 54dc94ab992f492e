import { CommonErrors } from '@skydeck/errors';
import type { Credentials } from './credentials.js';
import type { Membership } from './credential-source.js';
import type { KeyMode } from './api-key.js';
import { type Principal, type ProjectNames, projectRef } from './principal.js';
import { scopesOf } from './scopes.js';

const PROJECT_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Decides which project a request is about and whether its caller belongs to it. */
export class ProjectAccess {
  constructor(private readonly credentials: Pick<Credentials, 'member'>) {}

  /**
   * The principal with its project and role. `wanted` is the project of the path or of the header,
   * by identifier or slug. A project that the caller does not belong to does not exist for it.
   * Accounts choose the mode; that of a key stands.
   */
  enter(
    principal: Principal,
    wanted: string | undefined,
    mode: KeyMode,
  ): Principal | Promise<Principal> {
    if (wanted === undefined) return principal;
    if (principal.kind === 'key') {
      if (principal.project && isNamed(principal.project, wanted)) return principal;
      throw CommonErrors.project_not_found();
    }
    if (!PROJECT_NAME.test(wanted)) throw CommonErrors.project_not_found();
    const found = this.credentials.member(principal.id, wanted);
    return found instanceof Promise
      ? found.then((membership) => withMembership(principal, membership, mode))
      : withMembership(principal, found, mode);
  }
}

function isNamed({ id, slug }: ProjectNames, wanted: string): boolean {
  return wanted === id || wanted === slug;
}

function withMembership(
  principal: Principal,
  membership: Membership | null,
  mode: KeyMode,
): Principal {
  if (!membership) throw CommonErrors.project_not_found();
  const { project, role } = membership;
  return {
    ...principal,
    project: projectRef(project, mode),
    mode,
    role,
    scopes: scopesOf(role),
  };
}
