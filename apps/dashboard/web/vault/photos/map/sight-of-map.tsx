import { useEffect, useEffectEvent } from 'react';
import { useMap } from '../../../maps/map/map-context.js';
import type { Sight } from './gather.js';

/** Tells which part of the world the map shows. */
export function SightOfMap({ onChange }: { readonly onChange: (sight: Sight) => void }) {
  const map = useMap()?.map;
  const told = useEffectEvent(() => {
    const bounds = map!.getBounds();
    const isAll = bounds.getEast() - bounds.getWest() >= 360;
    const west = isAll ? -180 : around(bounds.getWest());
    const east = isAll ? 180 : around(bounds.getEast());
    const edges = [Math.max(-90, bounds.getSouth()), west, Math.min(90, bounds.getNorth()), east];
    onChange({ box: edges.map((edge) => edge.toFixed(5)).join(), zoom: map!.getZoom() });
  });
  useEffect(() => {
    if (!map) return undefined;
    const tell = (): void => told();
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map]);
  return null;
}

/** A longitude once around the world. */
const around = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;
