import type { Tenant } from '@skydeck/auth-guard';
import type { ResumePoint } from './stream.schema.js';
import type { StreamFilter } from './stream-filter.js';

/** Who follows what. */
export interface Followed {
  readonly tenant: Tenant;
  readonly filter: StreamFilter;
  /** From where on; `latest` begins with where each device is, `now` with what comes next. */
  readonly from: ResumePoint | 'latest' | 'now';
}
