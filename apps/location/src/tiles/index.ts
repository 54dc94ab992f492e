export { TileArchive } from './archive/read-archive.js';
export { ATTRIBUTION } from './attribution.js';
export { StaticMapInvalid } from './image/check-map.js';
export { staticMap } from './image/static-map.js';
export type { Marker, StaticMap } from './image/static-map-request.js';
export { mapStyle, type StyleOptions } from './style/map-style.js';
export type { Theme } from './style/palette.js';
export { tileLayer, TILES_FILE } from './tile-layer.js';
