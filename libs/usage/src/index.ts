export {
  type CountMeter,
  type Meter,
  METER_NAMES,
  type MeterDefinition,
  meterOf,
  METERS,
  type TimeMeter,
} from './catalogue/meters.js';
export { UsageReader } from './read/usage.reader.js';
export { UsageItem, UsageQuery, UsageReport } from './read/usage.schema.js';
export { type Granularity, rangeOf, type UsageRange } from './read/usage-range.js';
export { CreateUsage1763830000000 } from './record/create-usage.migration.js';
export { Usage, type UsageInterval, type UsageRecord } from './record/usage.js';
export { insertUsage } from './record/usage.sql.js';
export { UsageRollUp } from './roll-up/usage-roll-up.js';
export { UsageModule, type UsageOptions } from './usage.module.js';
