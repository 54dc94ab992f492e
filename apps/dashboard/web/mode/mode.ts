import { useSyncExternalStore } from 'react';
import type { Mode } from '../api/shapes.js';

const STORED = 'skydeck-mode';
const listeners = new Set<() => void>();

/** The side of every project that is shown; each tab has its own. */
export function currentMode(): Mode {
  return sessionStorage.getItem(STORED) === 'test' ? 'test' : 'live';
}

export function chooseMode(mode: Mode): void {
  sessionStorage.setItem(STORED, mode);
  for (const listener of listeners) listener();
}

/** The mode, as it is now and becomes. */
export const useMode = (): Mode => useSyncExternalStore(subscribe, currentMode);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells a service the mode. What the platform makes is real: it has no test mode. */
export function modeHeaders(service: string): Record<string, string> {
  return service === 'platform' || currentMode() === 'live' ? {} : { 'Skydeck-Mode': 'test' };
}
