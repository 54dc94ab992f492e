import { invalid } from '@skydeck/envelope';
import { identifyRequest } from '@skydeck/service';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const USER = /^[\w.@:+|-]{1,128}$/;

/** The shape of the customer's own id of a user. */
export const isUserId = (text: string): boolean => USER.test(text);

/** Reads `Skydeck-User`; undefined when nobody is named. */
export function actorOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['skydeck-user'];
  if (given === undefined) return undefined;
  const user = String(given);
  if (isUserId(user)) return user;
  const message = 'Must be 1 to 128 letters, digits or any of `_.@:+|-`.';
  throw invalid([{ location: 'header.skydeck-user', code: 'invalid', message }]);
}

/** Whom the caller acts as: the header `Skydeck-User`; undefined for the whole project. */
export const Actor = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const endUser = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
  identifyRequest({ endUser });
  return endUser;
});

/** Describes `Skydeck-User` in the OpenAPI document: `@ApiHeader(SKYDECK_USER)`. */
export const SKYDECK_USER = {
  name: 'Skydeck-User',
  required: false,
  description:
    'Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts.',
};
