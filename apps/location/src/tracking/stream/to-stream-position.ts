import { toTrackedPosition } from '../positions/position.schema.js';
import type { FedPosition } from './feed/fed-position.js';
import type { StreamPosition } from './stream.schema.js';

/** A position as those who follow see it. */
export const toStreamPosition = ({
  deviceName,
  labels,
  position,
}: FedPosition): StreamPosition => ({
  device_id: position.deviceId,
  device_name: deviceName,
  labels: [...labels],
  ...toTrackedPosition(position),
});
