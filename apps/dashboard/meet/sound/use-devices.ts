import { devices, onDevicesChanged } from '@skydeck/costream';
import { useEffect, useState } from 'react';

/** The devices of this machine; without names until the browser lets the page use one. */
export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
  readonly speakers: readonly MediaDeviceInfo[];
}

const NONE: Devices = { cameras: [], microphones: [], speakers: [] };

/**
 * What is plugged in, also while that changes.
 * @param granted changes when the browser lets the page use a device, which gives them names
 */
export function useDevices(granted: unknown): Devices {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    // Pages that are not secure have none.
    if (!('mediaDevices' in navigator)) return undefined;
    let isGone = false;
    const look = async () => {
      const [cameras, microphones, speakers] = await Promise.all([
        devices('videoinput'),
        devices('audioinput'),
        devices('audiooutput'),
      ]);
      if (!isGone) setKnown({ cameras, microphones, speakers });
    };
    const listen = () => void look();
    listen();
    const stop = onDevicesChanged(listen);
    return () => {
      isGone = true;
      stop();
    };
  }, [granted]);
  return known;
}
