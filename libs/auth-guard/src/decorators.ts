import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import type { Principal, ProjectRef } from './principal.js';

/** Metadata keys that the guard reads. */
export const IS_PUBLIC = 'skydeck:public';
export const REQUIRED_SCOPES = 'skydeck:scopes';
export const IS_INTERNAL = 'skydeck:internal';

/** Opens a route to everybody. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Names the scopes that a caller must hold, such as `apps:write`. */
export const Requires = (...scopes: readonly string[]) => SetMetadata(REQUIRED_SCOPES, scopes);

/** Opens a controller to other services only; its path starts with `/internal/v1`. */
export const InternalOnly = () => SetMetadata(IS_INTERNAL, true);

interface Authenticated {
  readonly principal?: Principal;
}

function principalOf(context: ExecutionContext): Principal {
  const { principal } = context.switchToHttp().getRequest<Authenticated>();
  if (!principal) throw CommonErrors.unauthenticated();
  return principal;
}

/** The caller, as the guard found it. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => principalOf(context),
);

/** The project of the request: from the path, from the key, or from `Skydeck-Project`. */
export const CurrentProject = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ProjectRef => {
    const { project } = principalOf(context);
    if (!project) throw CommonErrors.project_not_found();
    return project;
  },
);
