import type { Role } from '../api/shapes.js';

/** Roles with what they may do. */
export const ROLES: readonly { value: Role; label: string; text: string }[] = [
  { value: 'owner', label: 'Owner', text: 'Everything, also deleting the project.' },
  { value: 'admin', label: 'Admin', text: 'Everything in the project, also members and keys.' },
  { value: 'developer', label: 'Developer', text: 'Apps, products and test keys.' },
  { value: 'viewer', label: 'Viewer', text: 'Looks, changes nothing.' },
];
