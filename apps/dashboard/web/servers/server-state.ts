import type { Server } from '../api/shapes.js';

const SETTLED = new Set(['running', 'stopped', 'error', 'unknown']);

/** Whether a server will soon be in another state by itself. */
export const isChanging = ({ state, operation, ready }: Server): boolean =>
  operation !== null || !SETTLED.has(state) || (state === 'running' && !ready);

/** Whether something else may be asked of it now. */
export const isIdle = ({ state, operation }: Server): boolean =>
  operation === null && SETTLED.has(state);

/** Its state in a word, and the tone of it as `Status` knows it. */
export function shownState({ state, ready }: Server): { value: string; label: string } {
  if (state === 'running' && !ready) return { value: 'booting', label: 'Booting' };
  return { value: state, label: state.charAt(0).toUpperCase() + state.slice(1) };
}

const VERBS: Readonly<Record<string, string>> = {
  'vps.create': 'Creating',
  'vps.start': 'Starting',
  'vps.stop': 'Stopping',
  'vps.reboot': 'Rebooting',
  'vps.resize': 'Resizing',
  'vps.rebuild': 'Rebuilding',
  'vps.delete': 'Deleting',
};

/** What is being done, as people say it: `vps.create` is “Creating”. */
export function operationName(kind: string): string {
  const known = VERBS[kind];
  if (known) return known;
  const words = kind.replace(/^vps[._]/, '').replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
