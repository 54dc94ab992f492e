import { isUniqueViolation } from '@skydeck/database';
import { QueryFailedError } from 'typeorm';
import { BatchOutdated } from './position-listener.js';

const DEADLOCK = '40P01';

/** Whether another process was quicker with positions of the same devices: it can be done once more. */
export function isOvertaken(error: unknown): boolean {
  if (error instanceof BatchOutdated || isUniqueViolation(error)) return true;
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { code?: string }).code === DEADLOCK;
}
