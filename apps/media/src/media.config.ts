import { availableParallelism } from 'node:os';
import path from 'node:path';
import { folderOf, listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import type { RtmpLiveEngineOptions } from './live/engine/rtmp-live-engine.js';
import { liveEngineSettings } from './live/engine/live-engine.config.js';
import { TRANSCODER_NAMES } from './transcoder/index.js';
import { uploadSettings } from './uploads/uploads.config.js';

export const MediaConfig = SpineConfig.extend({
  ...ObjectStoreConfig.shape,
  ...listenConfig('MEDIA', 4003),
  MEDIA_URL: z
    .url()
    .default('http://127.0.0.1:4003')
    .describe('Public address of the media product.'),
  MEDIA_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(0)
    .max(256)
    .optional()
    .describe(
      'Parts of videos that a process encodes at once, each on one core; the number of cores when not set, 0 for none.',
    ),
  MEDIA_WORK_FOLDER: z
    .string()
    .optional()
    .describe('Folder for files that are being made; `media` in SKYDECK_HOME when not set.'),
  MEDIA_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(20 * 1024 ** 3)
    .describe('Most bytes of files that a worker keeps from an object store elsewhere.'),
  MEDIA_DELIVERY: z
    .enum(['node', 'nginx'])
    .default('node')
    .describe(
      'Who sends segments of streams: `node`, the service itself, or `nginx` in front, which asks it who may play.',
    ),
  MEDIA_DELIVERY_LOG_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4203)
    .describe(
      'UDP port on the internal host where nginx tells what it sent, with MEDIA_DELIVERY=nginx.',
    ),
  MEDIA_TRANSCODER: z
    .enum(TRANSCODER_NAMES)
    .default('ffmpeg')
    .describe('Driver that looks into files and encodes them.'),
  MEDIA_SANDBOX: z
    .enum(['required', 'container'])
    .default('required')
    .describe(
      'What shuts the programs in that read files of strangers: a sandbox of their own (`required`), or, where the kernel grants a container none, that container (`container`); it should then hold nothing but workers.',
    ),
  MEDIA_PARALLEL_ASSETS: z.coerce
    .number()
    .int()
    .min(1)
    .default(5)
    .describe('Assets of one project that are worked on at once; others wait.'),
  MEDIA_VIEW_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days for which single views are kept; their sums by hour and day stay.'),
  MEDIA_COUNTRY_DATABASE: z
    .string()
    .optional()
    .describe(
      'MMDB file that says in which country an address is, such as GeoLite2-Country.mmdb; the one that comes with Skydeck when not set.',
    ),
  ...uploadSettings,
  MEDIA_RTMP_URL: z
    .string()
    .regex(/^rtmps?:\/\/[^/\s]+\/\w+$/, 'Must be such as `rtmp://live.example.com/live`.')
    .optional()
    .describe(
      'Public address that publishers of live streams connect to; the host of MEDIA_URL when not set.',
    ),
  ...liveEngineSettings,
  QUOTA_LIVE_STREAMS: quotaSetting(10_000, 'Live streams that one project may have in each mode'),
  QUOTA_LIVE_BROADCASTS: quotaSetting(
    20,
    'Live streams that one project may broadcast to at once in each mode',
  ),
  QUOTA_VIEWS_PER_DAY: quotaSetting(
    1_000_000,
    'Views that are written down for one project a day in each mode',
  ),
  QUOTA_ASSETS: quotaSetting(100_000, 'Assets that one project may have in each mode'),
  QUOTA_ASSET_TRACKS: quotaSetting(100, 'Tracks of captions that one asset may have'),
  QUOTA_ASSET_MINUTES: quotaSetting(
    0,
    'Minutes that the assets of one project may last together in each mode',
  ),
  QUOTA_PLAYBACK_IDS: quotaSetting(200_000, 'Playback ids that one project may have in each mode'),
  QUOTA_ASSET_MEGABYTES: quotaSetting(
    0,
    'Megabytes of files and of what is made of them that one project may keep in each mode',
  ),
});
export type MediaConfig = z.output<typeof MediaConfig>;

/** How live streams are taken in. */
export const liveEngineOf = (config: MediaConfig): RtmpLiveEngineOptions => ({
  isOn: config.MEDIA_LIVE,
  host: config.MEDIA_RTMP_HOST,
  port: config.MEDIA_RTMP_PORT,
  holderUrl: config.MEDIA_LIVE_HOLDER_URL ?? null,
  extraRungs: config.MEDIA_LIVE_RUNGS,
  maxHeight: config.MEDIA_LIVE_MAX_HEIGHT,
  maxStreams: config.MEDIA_LIVE_MAX_STREAMS,
  maxBitrateBps: config.MEDIA_LIVE_MAX_KBPS * 1000,
  maxDurationMs: config.MEDIA_LIVE_MAX_S * 1000,
});

/** As many tasks as are worked on at once. */
export const concurrencyOf = ({ MEDIA_CONCURRENCY }: MediaConfig) =>
  MEDIA_CONCURRENCY ?? availableParallelism();

/** Where files are made. */
export const workFolderOf = ({ MEDIA_WORK_FOLDER, SKYDECK_HOME }: MediaConfig) =>
  folderOf(MEDIA_WORK_FOLDER ?? path.join(SKYDECK_HOME, 'media'));
