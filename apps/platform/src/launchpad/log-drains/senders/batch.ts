import type { LogLineEntity } from '../../logs/log-line.entity.js';

/** Lines on their way to a receiver, and whose they are. */
export interface LogBatch {
  readonly appId: string;
  readonly app: string;
  readonly project: string;
  readonly host: string;
  readonly lines: readonly LogLineEntity[];
}
