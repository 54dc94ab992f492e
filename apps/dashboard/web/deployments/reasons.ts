import type { Deployment } from '../api/shapes.js';

/** Why something is deployed, when it is no new commit. */
export const REASONS: Readonly<Partial<Record<Deployment['reason'], string>>> = {
  rollback: 'Roll back to',
  environment: 'New variables for',
  scale: 'New scale for',
  promotion: 'Promotion of',
};
