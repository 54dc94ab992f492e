import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { type Photo, photosWithinQuery } from '../../../api/vault-photos.js';
import { MapView } from '../../../maps/map/map-view.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { gather, type Sight } from './gather.js';
import { PhotoPin } from './photo-pin.js';
import { SightOfMap } from './sight-of-map.js';

const WORLD: readonly [number, number, number, number] = [-60, -170, 75, 179];
/** Degrees: something of where a single place is must be seen. */
const AROUND = 0.5;

interface PhotoMapProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly onOpen: (photos: readonly Photo[]) => void;
}

/** Photographs where they were taken; those that are close together are one mark. */
export function PhotoMap({ project, space, onOpen }: PhotoMapProps) {
  const [sight, setSight] = useState<Sight>();
  const box = sight?.box ?? '';
  const within = useQuery({
    ...photosWithinQuery(project, space, box),
    enabled: box !== '',
    placeholderData: keepPreviousData,
  });
  const all = useQuery(photosWithinQuery(project, space, '-90,-180,90,180'));
  const groups = sight && within.data ? gather(within.data, sight.zoom) : [];
  return (
    <>
      <ErrorNotice error={within.error ?? all.error} />
      <div className="photo-map">
        {all.data && (
          <MapView project={project} label="Photos on the map" bounds={boundsOf(all.data)}>
            <SightOfMap onChange={setSight} />
            {groups.map((group) => (
              <PhotoPin
                key={group.photos[0]!.id}
                project={project}
                group={group}
                onOpen={() => onOpen(group.photos)}
              />
            ))}
          </MapView>
        )}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {within.data?.length === 1 ? '1 photo here' : `${within.data?.length ?? 0} photos here`}
      </Text>
    </>
  );
}

/** South, west, north, east of all of them; the world where there are none. */
function boundsOf(photos: readonly Photo[]): readonly [number, number, number, number] {
  const places = photos.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  if (places.length === 0) return WORLD;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [
    Math.min(...latitudes) - AROUND,
    Math.min(...longitudes) - AROUND,
    Math.max(...latitudes) + AROUND,
    Math.max(...longitudes) + AROUND,
  ];
}
