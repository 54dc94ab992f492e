import type { PlayedAsset } from './played-assets.js';

/** Who may keep an answer, and for how long: what takes a token is for its viewer alone (RFC 9111 §5.2.2). */
export const cacheControl = ({ policy }: Pick<PlayedAsset, 'policy'>, maxAgeS: number): string =>
  `${policy === 'public' ? 'public' : 'private'}, max-age=${maxAgeS}`;
