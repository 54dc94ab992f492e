import type { LiveStream } from '../api/live-streams.js';
import { Status } from '../ui/status.js';

const WORDS: Readonly<Record<LiveStream['status'], string>> = {
  idle: 'Idle',
  connected: 'Connecting',
  active: 'Live',
  disconnected: 'Waiting for its publisher',
  disabled: 'Disabled',
};
/** Nobody broadcasts: that is no work under way. */
const TONES: Partial<Record<LiveStream['status'], string>> = { idle: 'closed', active: 'live' };

/** Where a live stream is. */
export function LiveStatus({ status }: { readonly status: LiveStream['status'] }) {
  return <Status value={TONES[status] ?? status} label={WORDS[status]} />;
}
