import { Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Photo, photosOfDayQuery } from '../../../api/vault-photos.js';
import { dayText } from '../photo-words.js';
import { PhotoTile } from '../tiles/photo-tile.js';
import { type Layout, placeOf, type SeenDay } from './lay-out.js';

const MOST_PLACES = 3;

interface DaySectionProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly layout: Layout;
  readonly seen: SeenDay;
  readonly onOpen: (photo: Photo) => void;
}

/** The photographs of a day, as far as they are in sight. */
export function DaySection({ project, space, layout, seen, onOpen }: DaySectionProps) {
  const { day, firstRow, endRow } = seen;
  const query = useInfiniteQuery(photosOfDayQuery(project, space, day.day));
  const { data: photos = [], hasNextPage, isFetching, fetchNextPage } = query;
  const first = firstRow * layout.columns;
  const end = Math.min(day.count, endRow * layout.columns);
  useEffect(() => {
    if (end > photos.length && hasNextPage && !isFetching) void fetchNextPage();
  }, [end, photos.length, hasNextPage, isFetching, fetchNextPage]);
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  return (
    <section aria-label={dayText(day.day)} className="photo-day" style={{ top: day.topPx }}>
      <div className="photo-day-title">
        <Title order={2} size="h4">
          {dayText(day.day)}
        </Title>
        <Text size="xs" c="dimmed" truncate>
          {[day.count === 1 ? '1 photo' : `${day.count} photos`, ...placesOf(photos)].join(' · ')}
        </Text>
      </div>
      {indexes.map((index) => {
        const photo = photos[index];
        const { topPx, leftPx } = placeOf(layout, index);
        const style = { top: topPx, left: leftPx, width: layout.tilePx, height: layout.tilePx };
        return photo ? (
          <PhotoTile
            key={photo.id}
            project={project}
            photo={photo}
            style={{ position: 'absolute', ...style }}
            onOpen={() => onOpen(photo)}
          />
        ) : (
          <div key={index} className="photo-waiting" style={style} />
        );
      })}
    </section>
  );
}

/** Where the photographs of a day were taken, as far as they were read. */
function placesOf(photos: readonly Photo[]): readonly string[] {
  const names = photos.flatMap(({ place_name: name }) => (name === null ? [] : [name]));
  return [...new Set(names)].slice(0, MOST_PLACES);
}
