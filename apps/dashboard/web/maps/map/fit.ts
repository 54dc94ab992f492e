import type { Position } from 'geojson';
import { LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl';

const MARGIN_PX = 48;
const NEAREST_ZOOM = 16;

/** Shows all of these places. */
export function fit(map: MapLibreMap, places: readonly Position[]): void {
  if (places.length === 0) return;
  const { clientWidth, clientHeight } = map.getContainer();
  const side = Math.min(clientWidth, clientHeight);
  // What is not shown just now has no room.
  if (side === 0) return;
  const bounds = new LngLatBounds();
  for (const [lon, lat] of places) bounds.extend([lon!, lat!]);
  map.fitBounds(bounds, { padding: Math.min(MARGIN_PX, side / 4), maxZoom: NEAREST_ZOOM });
}
