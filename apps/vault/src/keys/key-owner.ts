import type { SpaceKeyRow } from './key-ring.sql.js';

/** What a key of a project is bound to. */
export const ownerOfProjectKey = (key: { id: string; project_id: string; version: number }) =>
  `skydeck/vault/project/${key.project_id}/${key.id}/${key.version}`;

/** What a key of a space is bound to. */
export const ownerOfSpaceKey = (key: Omit<SpaceKeyRow, 'wrapped'>): string =>
  `skydeck/vault/space/${key.project_id}/${key.space_id}/${key.purpose}/${key.id}/${key.version}/${key.project_key_id}`;
