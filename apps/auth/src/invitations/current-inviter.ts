import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@skydeck/auth-guard';
import type { FastifyRequest } from 'fastify';
import type { Inviter } from './invitations.service.js';

/** The signed-in account, its role and the project that the request is about. */
export const CurrentInviter = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Inviter => {
    const request = context.switchToHttp().getRequest<FastifyRequest & { principal?: Principal }>();
    const { id = '', role = 'viewer', project } = request.principal ?? {};
    return { accountId: id, role, projectId: project?.id ?? '', requestId: request.id };
  },
);
