import { RoomMetrics } from './room-metrics.js';

/** What is measured of rooms. */
export const roomUsageParts = {
  entities: [],
  controllers: [],
  providers: [RoomMetrics],
};
