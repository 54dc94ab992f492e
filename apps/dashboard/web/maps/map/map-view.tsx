import { Skeleton, useComputedColorScheme } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mapHeaders, mapsKey, type Point, readStyle } from '../../api/maps.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import './map.css';
import { fit } from './fit.js';
import { MapContext } from './map-context.js';
import { startMap } from './start-map.js';

interface MapViewProps {
  readonly project: string;
  /** What the map is for, for who does not see it. */
  readonly label: string;
  /** South, west, north, east of what is shown first. */
  readonly bounds: readonly [number, number, number, number] | null;
  readonly onClick?: (at: Point) => void;
  /** What is drawn on it. */
  readonly children?: ReactNode;
}

/** A map of the maps of a project, in the look of the page. */
export function MapView({ project, label, bounds, onClick, children }: MapViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  const style = useQuery({
    queryKey: [...mapsKey(project), 'style', scheme],
    queryFn: () => readStyle(project, scheme),
    staleTime: Infinity,
    // With another look the same map is drawn.
    placeholderData: keepPreviousData,
  });
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [look, setLook] = useState(0);
  const clicked = useEffectEvent((at: Point) => onClick?.(at));
  const begin = useEffectEvent((container: HTMLElement) =>
    startMap({
      container,
      label,
      bounds,
      style: style.data!,
      headers: () => mapHeaders(project),
    }),
  );
  const isReady = style.data !== undefined;

  useEffect(() => {
    if (!isReady || !place.current) return undefined;
    const begun = begin(place.current);
    begun.on('style.load', () => setLook((before) => before + 1));
    begun.on('load', () => setMap(begun));
    begun.on('click', ({ lngLat: { lat, lng } }) => clicked({ lat, lon: lng }));
    return () => {
      setMap(null);
      begun.remove();
    };
  }, [isReady, project]);

  const edges = bounds?.join();
  useEffect(() => {
    const [south, west, north, east] = edges?.split(',').map(Number) ?? [];
    if (map && south !== undefined)
      fit(map, [
        [west!, south],
        [east!, north!],
      ]);
  }, [map, edges]);

  useEffect(() => {
    if (map && style.data) map.setStyle(style.data);
  }, [map, style.data]);

  if (style.error) return <ErrorNotice error={style.error} onRetry={() => void style.refetch()} />;
  return (
    <div className="map card" data-ready={map !== null}>
      {!map && <Skeleton className="map-waiting" radius={0} />}
      <div ref={place} className="map-place" />
      {map && <MapContext value={{ map, look }}>{children}</MapContext>}
    </div>
  );
}
