import {
  AttributionControl,
  type LngLatBoundsLike,
  Map as MapLibreMap,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';

const WORLD: LngLatBoundsLike = [-130, -50, 150, 65];
const MARGIN_PX = 24;

setWorkerUrl(workerUrl);

/** What a map is begun with. */
export interface MapStart {
  readonly container: HTMLElement;
  /** What the map is for, for who does not see it. */
  readonly label: string;
  readonly style: StyleSpecification;
  /** South, west, north, east of what is shown first; the world when there is none. */
  readonly bounds: readonly [number, number, number, number] | null;
  readonly headers: () => Record<string, string>;
}

/** Begins a map in an element of the page. */
export function startMap({ container, label, style, bounds, headers }: MapStart): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style,
    bounds: bounds ? [bounds[1], bounds[0], bounds[3], bounds[2]] : WORLD,
    fitBoundsOptions: { padding: MARGIN_PX },
    attributionControl: false,
    maxZoom: 20,
    locale: { 'Map.Title': label },
    // Only what is our own knows the project.
    transformRequest: (url) =>
      url.startsWith(`${window.location.origin}/api/location/`)
        ? { url, headers: headers() }
        : { url },
  });
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new NavigationControl({ visualizePitch: false }), 'top-right');
  map.addControl(new ScaleControl(), 'bottom-left');
  return map;
}
