import { useMemo } from 'react';
import type { Point } from '../../../api/maps.js';
import type { Device } from '../../../api/tracking.js';
import { Pin } from '../../map/pin.js';
import { type Drawn, type DrawnLayer, useDrawn } from '../../map/use-drawn.js';

const LAYERS: readonly DrawnLayer[] = [
  {
    id: 'trails',
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': '#1f6edd', 'line-width': 4, 'line-opacity': 0.75 },
  },
];

interface DevicesOnMapProps {
  readonly devices: readonly Device[];
  /** Where the chosen one was, newest first. */
  readonly trail: readonly Point[];
  readonly chosen: string | null;
}

/** The devices where they are, and the way that the chosen one came. */
export function DevicesOnMap({ devices, trail, chosen }: DevicesOnMapProps) {
  const now = devices.find(({ id }) => id === chosen)?.last_position;
  const data = useMemo<Drawn>(() => {
    const way = [...(now ? [now] : []), ...trail];
    const coordinates = way.map(({ lat, lon }) => [lon, lat]);
    const geometry = { type: 'LineString', coordinates } as const;
    const features = way.length > 1 ? [{ type: 'Feature', properties: {}, geometry } as const] : [];
    return { type: 'FeatureCollection', features };
  }, [trail, now]);
  useDrawn('trails', data, LAYERS);
  return devices.map(
    ({ id, name, last_position: at }) =>
      at && (
        <Pin
          key={id}
          at={at}
          text={name.charAt(0).toUpperCase()}
          label={name}
          kind={id === chosen ? 'place' : 'way'}
        />
      ),
  );
}
