import type { VaultComponents } from '@skydeck/sdk';
import { pagesOf } from '../sources/pages.js';

export type Activity = VaultComponents['schemas']['Activity'];
export type ActivityKind = Activity['kind'];

const EVERY_MS = 20_000;

/** Which activity of a space to show; empty texts stand for all. */
export interface ActivityFilter {
  readonly kind: string;
  readonly actor: string;
}

/** Who did what in a space, the latest first. */
export const activityQuery = (project: string, space: string, filter: ActivityFilter) =>
  pagesOf<Activity>({
    source: 'vault',
    project,
    path: `/spaces/${space}/activity`,
    filter: { ...filter },
    everyMs: EVERY_MS,
  });
