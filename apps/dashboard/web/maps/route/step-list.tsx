import { Text } from '@mantine/core';
import type { Point, RouteStep } from '../../api/maps.js';
import { distanceText } from '../map/measure-text.js';

interface StepListProps {
  readonly steps: readonly RouteStep[];
  readonly onLook: (at: Point) => void;
}

/** What is to be done, turn by turn; each is shown on the map when it is chosen. */
export function StepList({ steps, onLook }: StepListProps) {
  if (steps.length === 0) return null;
  return (
    <ol className="map-list" aria-label="Steps">
      {steps.map(({ instruction, distance_m: metres, maneuver: { lat, lon } }, index) => (
        <li key={index}>
          <button type="button" className="map-row" onClick={() => onLook({ lat, lon })}>
            <span className="wrap">{instruction}</span>
            <Text component="span" size="xs" c="dimmed" className="figures">
              {metres >= 1 && distanceText(metres)}
            </Text>
          </button>
        </li>
      ))}
    </ol>
  );
}
