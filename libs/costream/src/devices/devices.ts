/**
 * Cameras, microphones or loudspeakers of this machine. Their names are empty until the user has
 * allowed one of them.
 */
export async function devices(kind: MediaDeviceKind): Promise<readonly MediaDeviceInfo[]> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.filter((device) => device.kind === kind && device.deviceId !== '');
}

/** Calls whenever a device was plugged in or out. @returns how to stop */
export function onDevicesChanged(changed: () => void): () => void {
  const own = () => changed();
  navigator.mediaDevices.addEventListener('devicechange', own);
  return () => navigator.mediaDevices.removeEventListener('devicechange', own);
}
