/** What a member may be. */
export const ROLES = ['owner', 'admin', 'developer', 'viewer'] as const;
