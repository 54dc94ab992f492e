import { useMemo } from 'react';
import type { Point, Route } from '../../api/maps.js';
import { Pin } from '../map/pin.js';
import { type Drawn, type DrawnLayer, useDrawn } from '../map/use-drawn.js';
import { useFit } from '../map/use-fit.js';
import { letterOf, type RoutePlan } from './route-plan.js';
import { lineOf, waysOf } from './ways-of.js';

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;
const LAYERS: readonly DrawnLayer[] = [
  {
    id: 'ways-other',
    type: 'line',
    filter: ['!', ['get', 'shown']],
    layout: ROUND,
    paint: { 'line-color': '#7d8aa0', 'line-width': 5, 'line-opacity': 0.75 },
  },
  {
    id: 'ways-casing',
    type: 'line',
    filter: ['get', 'shown'],
    layout: ROUND,
    paint: { 'line-color': '#ffffff', 'line-width': 8 },
  },
  {
    id: 'ways-shown',
    type: 'line',
    filter: ['get', 'shown'],
    layout: ROUND,
    paint: { 'line-color': '#1f6edd', 'line-width': 5 },
  },
];

interface RouteOnMapProps {
  readonly plan: RoutePlan;
  readonly route: Route | undefined;
  readonly way: number;
  readonly onMove: (stop: number, to: Point) => void;
}

/** The ways that were found, and the places between which they are. */
export function RouteOnMap({ plan, route, way, onMove }: RouteOnMapProps) {
  const data = useMemo<Drawn>(
    () => ({
      type: 'FeatureCollection',
      features: (route ? waysOf(route) : []).map((one, index) => ({
        type: 'Feature',
        properties: { shown: index === way },
        geometry: { type: 'LineString', coordinates: lineOf(one) },
      })),
    }),
    [route, way],
  );
  useDrawn('ways', data, LAYERS);
  useFit(useMemo(() => (route ? lineOf(route) : []), [route]));
  return plan.stops.map(
    ({ id, at }, index) =>
      at && (
        <Pin
          key={id}
          at={at}
          text={letterOf(index)}
          label={`Place ${letterOf(index)}`}
          onMove={(to) => onMove(id, to)}
        />
      ),
  );
}
