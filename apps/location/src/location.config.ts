import path from 'node:path';
import { folderOf, listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import { inputConfig } from './tracking/inputs/input-settings.js';
import { engineConfig } from './engines/engine.config.js';
import { GEOCODING_ENGINE_NAMES } from './geocoding/engines/engine-names.js';

const GIB = 1024 ** 3;

/** Settings of the location service, read once at start. */
export const LocationConfig = SpineConfig.extend({
  ...ObjectStoreConfig.shape,
  ...listenConfig('LOCATION', 4006),
  LOCATION_URL: z
    .url()
    .optional()
    .describe('Public address of the location product; as requests name it when not set.'),
  LOCATION_FOLDER: z
    .string()
    .optional()
    .describe('Folder for maps that are built; `location` in SKYDECK_HOME when not set.'),
  LOCATION_SAMPLE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether a map of Monaco is there for everybody until another one is shared.'),
  LOCATION_MAP_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(2 * GIB)
    .describe('Most bytes that the file of a map may have.'),
  LOCATION_BUILD_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(256)
    .default(4096)
    .describe('Memory that building a map may take, in MiB.'),
  LOCATION_ROUTING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Threads that work out areas, traces, tables and special ways.'),
  LOCATION_GEOCODER: z
    .enum(GEOCODING_ENGINE_NAMES)
    .default('embedded')
    .describe('What finds places: the maps that are here, or a Nominatim or Photon elsewhere.'),
  LOCATION_GEOCODER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where that Nominatim or Photon answers, such as `http://nominatim:8080`.'),
  LOCATION_GEOCODING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Threads that find places of maps with more than 100,000 of them.'),
  LOCATION_CITIES: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether cities of the whole earth are found besides the places of maps.'),
  ...engineConfig,
  LOCATION_OPTIMIZE_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Threads that plan for callers who wait, and as many for those who do not.'),
  LOCATION_JOB_KEEP_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(8760)
    .default(168)
    .describe('Hours for which plans and large tables are kept, 1 to 8,760.'),
  QUOTA_OPTIMIZATIONS: quotaSetting(100, 'Plans made in the background that a project may keep'),
  QUOTA_MATRIX_JOBS: quotaSetting(20, 'Large tables that one project may keep'),
  QUOTA_REGIONS: quotaSetting(5, 'Maps that one project may have of its own'),
  QUOTA_MAP_UPLOADS: quotaSetting(5, 'Maps that one project may be sending at once'),
  QUOTA_PLACES: quotaSetting(10_000, 'Places that one project may have of its own'),
  QUOTA_TRACKED_DEVICES: quotaSetting(10_000, 'Devices that one project may track'),
  LOCATION_POSITION_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days that positions and trips are kept at most, 1 to 3,650.'),
  LOCATION_OFFLINE_AFTER_S: z.coerce
    .number()
    .int()
    .min(10)
    .max(86_400)
    .default(600)
    .describe('Seconds of silence after which a device is offline, 10 to 86,400.'),
  LOCATION_REPORTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(120)
    .describe('Reports that one device may send by its own key; 0 for any number.'),
  ...inputConfig,
  QUOTA_GEOFENCES: quotaSetting(10_000, 'Geofences that one project may have'),
  QUOTA_GEOFENCE_POINTS: quotaSetting(1_000_000, 'Points of all geofences of one project'),
  GEOFENCE_EVENT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days for which entries, exits and dwelling at geofences are kept.'),
});
export type LocationConfig = z.output<typeof LocationConfig>;

/** Where maps lie that are built. */
export const mapFolderOf = ({ LOCATION_FOLDER, SKYDECK_HOME }: LocationConfig): string =>
  folderOf(LOCATION_FOLDER ?? path.join(SKYDECK_HOME, 'location'));
