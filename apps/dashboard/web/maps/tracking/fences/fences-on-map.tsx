import { useEffect, useMemo } from 'react';
import type { Point } from '../../../api/maps.js';
import type { Geofence } from '../../../api/tracking.js';
import { Pin } from '../../map/pin.js';
import { useMap } from '../../map/map-context.js';
import { type Drawn, type DrawnLayer, useDrawn } from '../../map/use-drawn.js';
import { type FenceDraft, shapeOf } from './draft.js';
import { drawnFence } from './fence-drawn.js';

const MOST_ZOOM = 22;
const COLOUR = ['case', ['get', 'isChosen'], '#e8590c', '#7048e8'] as const;
const isKind = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string];
const LAYERS = [
  {
    id: 'fence-corridors',
    type: 'line',
    filter: isKind('corridor'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': COLOUR,
      'line-opacity': 0.35,
      'line-width': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        0,
        ['get', 'width'],
        MOST_ZOOM,
        ['*', ['get', 'width'], 2 ** MOST_ZOOM],
      ],
    },
  },
  {
    id: 'fence-areas',
    type: 'fill',
    filter: ['!=', ['get', 'kind'], 'corridor'],
    paint: { 'fill-color': COLOUR, 'fill-opacity': 0.2 },
  },
  { id: 'fence-edges', type: 'line', paint: { 'line-color': COLOUR, 'line-width': 2 } },
] as unknown as readonly DrawnLayer[];

interface FencesOnMapProps {
  readonly fences: readonly Geofence[];
  readonly draft: FenceDraft | null;
  readonly onDraft: (draft: FenceDraft) => void;
}

/** The geofences, and the one that is being drawn with its points. */
export function FencesOnMap({ fences, draft, onDraft }: FencesOnMapProps) {
  const map = useMap()?.map;
  const data = useMemo<Drawn>(() => {
    const others = fences.filter(({ id }) => id !== draft?.id);
    const drawn = others.map(({ shape }) => drawnFence(shape, false));
    const own = draft && shapeOf(draft);
    return {
      type: 'FeatureCollection',
      features: own ? [...drawn, drawnFence(own, true)] : drawn,
    };
  }, [fences, draft]);
  useDrawn('fences', data, LAYERS);
  const isDrawing = draft !== null;
  useEffect(() => {
    if (!map || !isDrawing) return undefined;
    const canvas = map.getCanvas();
    canvas.style.cursor = 'crosshair';
    return () => void (canvas.style.cursor = '');
  }, [map, isDrawing]);
  const move = (index: number, to: Point): void => {
    if (draft) onDraft({ ...draft, points: draft.points.with(index, to) });
  };
  return draft?.points.map((at, index) => (
    <Pin
      key={index}
      at={at}
      text={String(index + 1)}
      label={`Point ${index + 1}`}
      onMove={(to) => move(index, to)}
    />
  ));
}
