import { Select } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type { DayCount, Photo } from '../../../api/vault-photos.js';
import { monthText } from '../photo-words.js';
import { tileKeys } from '../tiles/tile-keys.js';
import { DaySection } from './day-section.js';
import { layOut, seenDays } from './lay-out.js';
import { useSight } from './use-sight.js';

/** What stands above the page, and must not cover the day that is gone to. */
const HEADER_PX = 72;

interface TimelineProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly days: readonly DayCount[];
  readonly onOpen: (photo: Photo) => void;
}

/** All photographs by day; only those in sight are read and drawn. */
export function Timeline({ project, space, days, onOpen }: TimelineProps) {
  const place = useRef<HTMLDivElement>(null);
  const { fromPx, toPx, widthPx } = useSight(place);
  const layout = useMemo(() => layOut(days, widthPx), [days, widthPx]);
  const seen = widthPx > 0 ? seenDays(layout, fromPx, toPx) : [];
  const months = useMemo(() => monthsOf(days), [days]);
  const goTo = (month: string | null) => {
    const day = layout.days.find((one) => one.day.startsWith(month ?? '-'));
    if (!day || !place.current) return;
    const top = place.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top + day.topPx - HEADER_PX });
  };
  return (
    <>
      {months.length > 1 && (
        <Select
          aria-label="Go to month"
          placeholder="Go to month"
          className="photo-months"
          w={180}
          searchable
          data={months}
          value={null}
          onChange={goTo}
        />
      )}
      <div
        ref={place}
        className="photo-timeline"
        style={{ height: layout.heightPx }}
        onKeyDown={tileKeys}
      >
        {seen.map((one) => (
          <DaySection
            key={one.day.day}
            project={project}
            space={space}
            layout={layout}
            seen={one}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  );
}

function monthsOf(days: readonly DayCount[]) {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => ({ value: month, label: monthText(`${month}-01`) }));
}
