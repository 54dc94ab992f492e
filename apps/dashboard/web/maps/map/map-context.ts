import type { Map as MapLibreMap } from 'maplibre-gl';
import { createContext, use } from 'react';

/** The map that is shown; `look` counts up whenever its style was loaded anew. */
export interface ShownMap {
  readonly map: MapLibreMap;
  readonly look: number;
}

export const MapContext = createContext<ShownMap | null>(null);

/** The map that this is on; null before it is there. */
export const useMap = (): ShownMap | null => use(MapContext);
