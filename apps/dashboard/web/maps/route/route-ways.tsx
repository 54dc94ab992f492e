import { Stack, Text, Title } from '@mantine/core';
import type { Point, Route } from '../../api/maps.js';
import { distanceText, durationText } from '../map/measure-text.js';
import { StepList } from './step-list.js';
import { waysOf } from './ways-of.js';

interface RouteWaysProps {
  readonly route: Route;
  readonly way: number;
  readonly onWay: (way: number) => void;
  /** Whether a newer one is being looked for. */
  readonly isOld: boolean;
  readonly onLook: (at: Point) => void;
}

/** The ways that were found, and what is to be done on the one that is shown. */
export function RouteWays({ route, way, onWay, isOld, onLook }: RouteWaysProps) {
  const ways = waysOf(route);
  const shown = ways[way] ?? route;
  return (
    <Stack
      component="section"
      aria-label="Route"
      aria-busy={isOld}
      className="card"
      p={16}
      gap="sm"
      style={{ opacity: isOld ? 0.7 : 1 }}
    >
      <div role="status">
        <Title order={2}>{durationText(shown.duration_s)}</Title>
        <Text size="sm" c="dimmed">
          {distanceText(shown.distance_m)}
        </Text>
      </div>
      {ways.length > 1 && (
        <ul className="map-list" aria-label="Ways">
          {ways.map(({ duration_s: seconds, distance_m: metres }, index) => (
            <li key={index}>
              <button
                type="button"
                className="map-row"
                aria-pressed={index === way}
                onClick={() => onWay(index)}
              >
                <span>{index === 0 ? 'Best way' : `Other way ${index}`}</span>
                <span className="figures">
                  {durationText(seconds)} · {distanceText(metres)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <StepList steps={shown.legs.flatMap((leg) => leg.steps ?? [])} onLook={onLook} />
      <Text size="xs" c="dimmed">
        {route.attribution}
      </Text>
    </Stack>
  );
}
