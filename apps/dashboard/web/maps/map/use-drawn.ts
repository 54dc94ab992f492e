import type { FeatureCollection, Geometry } from 'geojson';
import type { GeoJSONSource, LayerSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMap } from './map-context.js';

/** What is drawn: geometries, with what their look depends on. */
export type Drawn = FeatureCollection<Geometry, Record<string, string | number | boolean | null>>;

/** How it is drawn; the source is added. */
export type DrawnLayer = LayerSpecification extends infer One
  ? One extends { source: string }
    ? Omit<One, 'source'>
    : never
  : never;

/** Draws something on the map for as long as it is shown. @param layers the same ones each time */
export function useDrawn(id: string, data: Drawn, layers: readonly DrawnLayer[]): void {
  const shown = useMap();
  const map = shown?.map;
  const look = shown?.look;

  useEffect(() => {
    if (!map) return undefined;
    const draw = (): void => {
      if (!map.getSource(id)) map.addSource(id, { type: 'geojson', data: NOTHING });
      for (const layer of layers) {
        if (!map.getLayer(layer.id)) map.addLayer({ ...layer, source: id });
      }
    };
    draw();
    return () => {
      // With a style all that was drawn on it is gone.
      for (const layer of layers) if (map.getLayer(layer.id)) map.removeLayer(layer.id);
      if (map.getSource(id)) map.removeSource(id);
    };
  }, [map, look, id, layers]);

  useEffect(() => {
    void map?.getSource<GeoJSONSource>(id)?.setData(data);
  }, [map, look, id, data, layers]);
}

const NOTHING: Drawn = { type: 'FeatureCollection', features: [] };
