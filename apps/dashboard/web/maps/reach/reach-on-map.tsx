import { useMemo } from 'react';
import type { Isochrones, Point } from '../../api/maps.js';
import { Pin } from '../map/pin.js';
import { type Drawn, type DrawnLayer, useDrawn } from '../map/use-drawn.js';
import { useFit } from '../map/use-fit.js';
import { colourOf } from './reach-colours.js';

const LAYERS: readonly DrawnLayer[] = [
  {
    id: 'reach-areas',
    type: 'fill',
    paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': 0.22 },
  },
  { id: 'reach-edges', type: 'line', paint: { 'line-color': ['get', 'colour'], 'line-width': 2 } },
];

interface ReachOnMapProps {
  readonly place: Point | null;
  readonly reach: Isochrones | undefined;
  readonly onMove: (to: Point) => void;
}

/** The areas that are reached, the farthest below. */
export function ReachOnMap({ place, reach, onMove }: ReachOnMapProps) {
  const features = useMemo(() => reach?.features.toReversed() ?? [], [reach]);
  const data = useMemo<Drawn>(
    () => ({
      type: 'FeatureCollection',
      features: features.map(({ geometry, properties: { time_s: seconds } }) => ({
        type: 'Feature',
        properties: { colour: colourOf(seconds ?? 0) },
        geometry,
      })),
    }),
    [features],
  );
  useDrawn('reach', data, LAYERS);
  useFit(useMemo(() => features[0]?.geometry.coordinates.flat(2) ?? [], [features]));
  return place && <Pin at={place} label="From here" onMove={onMove} />;
}
