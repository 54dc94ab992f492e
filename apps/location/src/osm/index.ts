export { MapFileInvalid } from './map-file-invalid.js';
export type { OsmMember, OsmSink, OsmTags, ReadOptions } from './osm-sink.js';
export { readMap } from './read-map.js';
