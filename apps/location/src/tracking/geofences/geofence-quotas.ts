import { type Quota, RowQuota, SumQuota } from '@skydeck/limits';

const COUNT = 'select count(*) from geofence where tenant = $1';
const SUM = 'select coalesce(sum(points), 0) as sum from geofence where tenant = $1';

/** How many geofences a project may have, and how many points they may have together. */
export const geofenceQuotas = ({
  QUOTA_GEOFENCES,
  QUOTA_GEOFENCE_POINTS,
}: {
  readonly QUOTA_GEOFENCES: number;
  readonly QUOTA_GEOFENCE_POINTS: number;
}): Quota[] => [
  new RowQuota('geofences', QUOTA_GEOFENCES, COUNT),
  new SumQuota('geofence_points', QUOTA_GEOFENCE_POINTS, SUM),
];
