import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mapHeaders } from '../../../api/maps.js';
import {
  type Device,
  type DevicePosition,
  devicesQuery,
  FOLLOW_URL,
} from '../../../api/tracking.js';
import { useEventStream } from '../../../logs/use-event-stream.js';

type Told = DevicePosition & { readonly device_id: string };

/** The devices of a project, each where it is just now. */
export function useLiveDevices(project: string) {
  const devices = useQuery(devicesQuery(project));
  const [told, setTold] = useState<Readonly<Record<string, Told>>>({});
  const state = useEventStream(
    FOLLOW_URL,
    ({ event, data }) => {
      if (event !== 'position') return;
      const position = data as Told;
      setTold((before) => ({ ...before, [position.device_id]: position }));
    },
    { headers: mapHeaders(project) },
  );
  const live = devices.data?.map((device): Device => {
    const last_position = told[device.id] ?? device.last_position;
    return { ...device, last_position };
  });
  return { devices: { ...devices, data: live }, state };
}
