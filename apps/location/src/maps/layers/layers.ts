import type { MapLayer } from './map-layer.js';
import { placeLayer } from './place-layer.js';
import { poiLayer } from './poi-layer.js';
import { tileLayer } from '../../tiles/tile-layer.js';
import { roadLayer } from './road-layer.js';

/** All that is made of a map. A new one is a file beside these and a line here. */
export const LAYERS: readonly MapLayer[] = [roadLayer, placeLayer, poiLayer, tileLayer];

/** Counts up when a build must be made anew to be read. */
export const BUILD_FORMAT = 3;
