import type { Principal, Role } from './principal.js';

const OF_ROLE: Record<Role, readonly string[]> = {
  owner: ['*'],
  admin: ['*'],
  developer: ['*:read', '*:write'],
  viewer: ['*:read'],
};

/** The scopes that a role gives. */
export function scopesOf(role: Role): readonly string[] {
  return OF_ROLE[role];
}

/** Whether a caller holds a scope such as `apps:write`. Developers may do all but name members. */
export function isAllowed(
  { scopes, role }: Pick<Principal, 'scopes' | 'role'>,
  scope: string,
): boolean {
  if (role === 'developer' && scope === 'members:write') return false;
  const [resource = '', action = ''] = scope.split(':');
  return scopes.some(
    (held) => held === scope || held === '*' || held === `*:${action}` || held === `${resource}:*`,
  );
}
