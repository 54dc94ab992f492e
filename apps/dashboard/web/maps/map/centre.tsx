import { useEffect, useEffectEvent } from 'react';
import type { Point } from '../../api/maps.js';
import { useMap } from './map-context.js';

/** Tells where the middle of the map is. */
export function Centre({ onChange }: { readonly onChange: (at: Point) => void }) {
  const map = useMap()?.map;
  const told = useEffectEvent(() => {
    const { lat, lng } = map!.getCenter();
    onChange({ lat, lon: lng });
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
