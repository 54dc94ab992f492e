import { type SealedColumn, sealedFor } from '@skydeck/spine';
import { StreamKeys } from './live/streams/stream-keys.js';

/** What media keeps sealed: sealed anew when the service secret is another one. */
export const sealedColumns = (secret: string): SealedColumn[] =>
  sealedFor('live_stream', ['key_sealed'], { box: new StreamKeys(secret) });
