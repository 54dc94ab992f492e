import { useQuery } from '@tanstack/react-query';
import { recoveryQuery } from '../../api/database-backups.js';
import type { Database } from '../../api/shapes.js';
import type { DatabaseTabProps } from '../database-tab.js';
import type { Reach } from './moment.js';

const SECOND_MS = 1000;

/** Whether a database can ever go back to a moment. */
export const hasMoments = ({ plan, engine }: Database): boolean =>
  plan === 'dedicated' && engine === 'postgres';

/** The moments that a database can go back to now; undefined when there are none, or not yet. */
export function useReach({ project, database }: DatabaseTabProps): Reach | undefined {
  const query = recoveryQuery({ project, database: database.name });
  const { data } = useQuery({ ...query, enabled: hasMoments(database) });
  if (!data?.earliest || !data.latest) return undefined;
  const { earliest, latest } = data;
  // What was written since is brought away when it is asked for, as long as nothing is wrong.
  const isFlowing = database.status === 'available';
  return {
    earliest: nextSecond(earliest),
    latest: isFlowing ? laterOf(latest, new Date().toISOString()) : latest,
  };
}

/** Moments are picked to the second. */
const nextSecond = (at: string): string =>
  new Date(Math.ceil(Date.parse(at) / SECOND_MS) * SECOND_MS).toISOString();

const laterOf = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? other : one;
