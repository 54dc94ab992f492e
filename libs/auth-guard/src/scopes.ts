import type { Principal, Role } from './principal.js';

const OF_ROLE: Record<Role, readonly string[]> = {
  owner: ['*'],
  admin: ['*'],
  developer: ['*:read', '*:write'],
  viewer: ['*:read'],
};

/** What developers may not do although they may write. */
const NOT_FOR_DEVELOPERS = new Set(['members:write', 'projects:write']);

/** The scopes that a role gives. */
export function scopesOf(role: Role): readonly string[] {
  return OF_ROLE[role];
}

/** Whether a caller holds a scope such as `apps:write`. Developers may do all but change members and
 * the project itself. */
export function isAllowed(
  { scopes, role }: Pick<Principal, 'scopes' | 'role'>,
  scope: string,
): boolean {
  if (role === 'developer' && NOT_FOR_DEVELOPERS.has(scope)) return false;
  const [resource = '', action = ''] = scope.split(':');
  return scopes.some(
    (held) => held === scope || held === '*' || held === `*:${action}` || held === `${resource}:*`,
  );
}
