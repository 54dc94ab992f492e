import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { KeyActor } from './keys.service.js';

/** The signed-in account, its role and the project of the path. */
export const CurrentKeyActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): KeyActor => {
    const { principal } = context.switchToHttp().getRequest<{ principal?: Principal }>();
    if (!principal?.project || !principal.role) throw CommonErrors.project_not_found();
    return { accountId: principal.id, role: principal.role, projectId: principal.project.id };
  },
);
