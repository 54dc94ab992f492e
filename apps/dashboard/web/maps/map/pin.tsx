import { Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '../../api/maps.js';
import { useMap } from './map-context.js';

interface PinProps {
  readonly at: Point;
  /** What it marks, for who does not see it. */
  readonly label: string;
  /** A letter or two on it. */
  readonly text?: string;
  readonly kind?: 'place' | 'way';
  /** Where it was put by hand. */
  readonly onMove?: (to: Point) => void;
}

/** A mark on the map, which can be dragged where something listens. */
export function Pin({ at: { lat, lon }, label, text, kind = 'way', onMove }: PinProps) {
  const map = useMap()?.map;
  const [marker] = useState(() => new Marker({ element: document.createElement('div') }));
  const isMovable = onMove !== undefined;
  const moved = useEffectEvent(() => {
    const { lat: toLat, lng } = marker.getLngLat();
    onMove?.({ lat: toLat, lon: lng });
  });

  useEffect(() => {
    if (!map) return undefined;
    const told = (): void => moved();
    marker.setLngLat([0, 0]).addTo(map).on('dragend', told);
    return () => void marker.off('dragend', told).remove();
  }, [map, marker]);

  useEffect(() => {
    marker.setDraggable(isMovable).setLngLat([lon, lat]);
  }, [marker, isMovable, lat, lon]);

  return createPortal(
    <span className="map-pin" data-kind={kind} role="img" aria-label={label}>
      {text}
    </span>,
    marker.getElement(),
  );
}
