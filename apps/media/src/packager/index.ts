export {
  type ChunkSegments,
  fromTheStart,
  type MediaManifest,
  type MediaSegment,
} from './playlists/media-manifest.js';
export { iframePlaylist, type IframeVariant } from './playlists/iframe-playlist.js';
export {
  type DashAudio,
  type DashContents,
  dashManifest,
  type DashVideo,
} from './dash/dash-manifest.js';
export { mediaPlaylist } from './playlists/media-playlist.js';
export {
  TEXT_SEGMENT_MS,
  textPlaylist,
  textSegmentCount,
  TIMESTAMP_MAP,
} from './playlists/text-playlist.js';
export {
  type AudioVariant,
  type MasterManifest,
  masterPlaylist,
  type SubtitleVariant,
  type VideoVariant,
} from './playlists/master-playlist.js';
export { type Bandwidth, bandwidthOf, type SegmentWeight } from './playlists/bandwidth.js';
export { decryptSegment, encryptedBytes, encryptSegment } from './encryption/segment-cipher.js';
export { BoxError } from './boxes/box.js';
export { type InitSegment, readInit } from './boxes/init-segment.js';
export {
  type FragmentedFile,
  type PlacedFragment,
  readFragmented,
} from './boxes/fragmented-file.js';
export type {
  LiveManifest,
  LivePartEntry,
  LiveReport,
  LiveSegmentEntry,
} from './playlists/live-manifest.js';
export { liveMediaPlaylist } from './playlists/live-media-playlist.js';
