import { useEffect } from 'react';
import type { Point } from '../../api/maps.js';
import { useMap } from './map-context.js';

const NEAR_ZOOM = 16;

/** Where the map is to look; another object each time. */
export function LookAt({ at }: { readonly at: Point | null }) {
  const map = useMap()?.map;
  useEffect(() => {
    if (!map || !at) return;
    map.flyTo({ center: [at.lon, at.lat], zoom: Math.max(map.getZoom(), NEAR_ZOOM), speed: 2.4 });
  }, [map, at]);
  return null;
}
