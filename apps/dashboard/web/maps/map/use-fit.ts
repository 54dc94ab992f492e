import type { Position } from 'geojson';
import { useEffect } from 'react';
import { fit } from './fit.js';
import { useMap } from './map-context.js';

/**
 * Shows all of these places: when they change, and again when the map gets another size, as on a phone
 * that is turned. Who has moved the map since keeps what they look at.
 */
export function useFit(places: readonly Position[]): void {
  const map = useMap()?.map;
  useEffect(() => {
    if (!map) return undefined;
    fit(map, places);
    let isLeft = false;
    const leaving = map.on('movestart', ({ originalEvent }) => {
      isLeft ||= originalEvent !== undefined;
    });
    const resizing = map.on('resize', () => {
      if (!isLeft) fit(map, places);
    });
    return () => {
      leaving.unsubscribe();
      resizing.unsubscribe();
    };
  }, [map, places]);
}
