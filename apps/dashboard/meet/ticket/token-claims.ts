import type { TrackSource } from '@skydeck/costream';
import { textOfBase64url } from './base64url.js';

/** What a token says of its guest; only for what is shown, since nobody here can check it. */
export interface TokenClaims {
  readonly identity: string;
  /** Empty when the token has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number;
  readonly publish: readonly TrackSource[];
}

const SOURCES = ['camera', 'microphone', 'screen_share', 'screen_share_audio'] as const;

/** Reads a token; null when it is none. */
export function claimsOf(token: string): TokenClaims | null {
  try {
    const claims = JSON.parse(textOfBase64url(token.split('.')[1] ?? '')) as Record<
      string,
      unknown
    >;
    const video = (claims['video'] ?? {}) as Record<string, unknown>;
    if (typeof claims['sub'] !== 'string' || typeof claims['exp'] !== 'number') return null;
    return {
      identity: claims['sub'],
      name: typeof claims['name'] === 'string' ? claims['name'] : '',
      expiresAtMs: claims['exp'] * 1000,
      publish: publishable(video),
    };
  } catch {
    return null;
  }
}

/** No list of sources means every source, as LiveKit has it. */
function publishable(video: Readonly<Record<string, unknown>>): readonly TrackSource[] {
  if (video['canPublish'] === false) return [];
  const sources = video['canPublishSources'];
  if (!Array.isArray(sources) || sources.length === 0) return SOURCES;
  return SOURCES.filter((source) => sources.includes(source));
}
