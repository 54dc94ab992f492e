import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let chosen = '';

/** Which loudspeaker is used; empty for the system's. */
export function useSpeakerId(): string {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => chosen,
  );
}

/** Plays everything by another loudspeaker. */
export function chooseSpeaker(deviceId: string): void {
  chosen = deviceId;
  for (const tell of listeners) tell();
}
