import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FoundPlace, mapsKey, type Point, placeAt } from '../../api/maps.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import type { MapPlace } from '../map-place.js';
import { PlaceCard } from './place-card.js';
import { PlaceInput } from './place-input.js';

interface SearchPanelProps {
  readonly project: string;
  readonly near: Point | null;
  /** What is shown now. */
  readonly place: MapPlace | null;
  readonly onShow: (place: MapPlace) => void;
  readonly onRouteTo: (place: MapPlace) => void;
}

/** Finds places by words, and tells what is at a place of the map. */
export function SearchPanel({ project, near, place, onShow, onRouteTo }: SearchPanelProps) {
  const [text, setText] = useState('');
  const isPointed = place !== null && place.found === undefined;
  const around = useQuery({
    queryKey: [...mapsKey(project), 'at', place?.lat, place?.lon],
    queryFn: () => placeAt(project, place!),
    enabled: isPointed,
  });
  const found: FoundPlace | null = place?.found ?? around.data ?? null;
  useEffect(() => {
    if (place?.found === undefined) setText('');
  }, [place]);
  return (
    <Stack gap="md">
      <PlaceInput
        project={project}
        label="Search the map"
        text={text}
        near={near}
        onText={setText}
        onChoose={onShow}
      />
      <ErrorNotice error={around.error} />
      {place ? (
        <PlaceCard
          place={place}
          found={found}
          isLooking={isPointed && around.isPending}
          onRouteTo={() => onRouteTo({ ...place, label: found?.label ?? place.label })}
        />
      ) : (
        <Text size="sm" c="dimmed">
          Search for a place, or click the map to see what is there.
        </Text>
      )}
    </Stack>
  );
}
