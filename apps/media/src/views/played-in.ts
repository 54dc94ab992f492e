import type { PlayedAsset } from '../playback/stream/played-assets.js';

/** What views are counted for: an asset, or a live stream. */
export const playedIn = ({ assetId, live }: Pick<PlayedAsset, 'assetId' | 'live'>): string =>
  live?.streamId ?? assetId;
