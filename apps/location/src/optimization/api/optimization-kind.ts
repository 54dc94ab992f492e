import type { JobKind } from '../../jobs/job-kind.js';
import { OptimizationErrors } from './optimization.errors.js';
import { OptimizationEvents } from './optimization.events.js';

/** Problems that are solved in the background. */
export const OPTIMIZATION: JobKind = {
  name: 'optimization',
  prefix: 'opt',
  operation: 'optimization.solve',
  quota: 'optimizations',
  notFound: OptimizationErrors.not_found,
  events: OptimizationEvents,
};
