import path from 'node:path';
import { folderOf, listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';

const GIB = 1024 ** 3;

/** Settings of the location service, read once at start. */
export const LocationConfig = SpineConfig.extend({
  ...ObjectStoreConfig.shape,
  ...listenConfig('LOCATION', 4006),
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
  QUOTA_REGIONS: quotaSetting(5, 'Maps that one project may have of its own'),
});
export type LocationConfig = z.output<typeof LocationConfig>;

/** Where maps lie that are built. */
export const mapFolderOf = ({ LOCATION_FOLDER, SKYDECK_HOME }: LocationConfig): string =>
  folderOf(LOCATION_FOLDER ?? path.join(SKYDECK_HOME, 'location'));
