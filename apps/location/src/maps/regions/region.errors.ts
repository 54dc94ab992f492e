import { defineErrors } from '@skydeck/errors';

/** Why a map cannot be taken, found or changed. */
export const RegionErrors = defineErrors('region', {
  not_found: {
    status: 404,
    message: 'This project has no such map.',
    fix: 'List the maps; test mode and live mode have their own.',
  },
  name_taken: {
    status: 409,
    message: 'The project has a map of this name already.',
    fix: 'Choose another name, or replace the file of the one that is there.',
  },
  too_large: {
    status: 413,
    message: 'The file of the map is larger than this installation takes.',
    fix: 'Cut a smaller extract, or have the operator raise LOCATION_MAP_BYTES.',
  },
  checksum_mismatch: {
    status: 422,
    message: 'The file does not have the SHA-256 that was announced; nothing of it was kept.',
    fix: 'Send it once more from its beginning.',
  },
  not_a_map: {
    status: 422,
    message: 'The file is no map of OpenStreetMap.',
    fix: 'Send an extract as .osm.pbf, .osm or .osm.gz.',
  },
  shared: {
    status: 403,
    message: 'This map is for everybody; a project cannot change it.',
    fix: 'Import a map of your own.',
  },
});
