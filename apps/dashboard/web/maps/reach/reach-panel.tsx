import { Chip, Group, Stack, Text } from '@mantine/core';
import type { Isochrones, Point, Profile, VehicleWish } from '../../api/maps.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { distanceText } from '../map/measure-text.js';
import type { MapPlace } from '../map-place.js';
import { ProfileChoice } from '../route/profile-choice.js';
import { VehicleFields } from '../route/vehicle-fields.js';
import { PlaceInput } from '../search/place-input.js';
import { colourOf } from './reach-colours.js';

const MINUTES = [5, 10, 15, 30, 60] as const;

/** From where, how, and for how long. */
export interface ReachWish {
  readonly text: string;
  readonly place: Point | null;
  readonly profile: Profile;
  readonly minutes: readonly number[];
  /** What has to get through; heeded when it goes by car. */
  readonly vehicle: VehicleWish;
}

interface ReachPanelProps {
  readonly project: string;
  readonly near: Point | null;
  readonly wish: ReachWish;
  readonly onWish: (wish: ReachWish) => void;
  readonly reach: {
    readonly data: Isochrones | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
  };
}

/** How far one gets from a place. */
export function ReachPanel({ project, near, wish, onWish, reach }: ReachPanelProps) {
  const { text, profile, minutes, vehicle } = wish;
  const choose = ({ lat, lon, label }: MapPlace) =>
    onWish({ ...wish, text: label, place: { lat, lon } });
  return (
    <Stack gap="md">
      <ProfileChoice value={profile} onChange={(chosen) => onWish({ ...wish, profile: chosen })} />
      <PlaceInput
        project={project}
        label="From"
        text={text}
        near={near}
        onText={(typed) => onWish({ ...wish, text: typed })}
        onChoose={choose}
      />
      <div role="group" aria-label="Minutes">
        <Text size="sm" fw={500} mb={6}>
          Minutes
        </Text>
        <Chip.Group
          multiple
          value={minutes.map(String)}
          onChange={(chosen) =>
            onWish({ ...wish, minutes: chosen.map(Number).toSorted((one, other) => one - other) })
          }
        >
          <Group gap={6}>
            {MINUTES.map((one) => (
              <Chip key={one} value={String(one)} size="xs" variant="outline">
                {one}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
      {profile === 'car' && (
        <VehicleFields value={vehicle} onChange={(given) => onWish({ ...wish, vehicle: given })} />
      )}
      <ErrorNotice error={reach.error} />
      {reach.data ? (
        <Stack component="section" aria-label="Reach" className="card" p={16} gap="xs">
          <ul className="map-list">
            {reach.data.features.map(({ properties: { time_s: seconds, roads_m: metres } }) => (
              <li key={seconds} className="reach-row">
                <span className="reach-swatch" style={{ background: colourOf(seconds ?? 0) }} />
                <span>{Math.round((seconds ?? 0) / 60)} min</span>
                <Text component="span" size="sm" c="dimmed" ml="auto">
                  {metres !== null && `${distanceText(metres)} of roads`}
                </Text>
              </li>
            ))}
          </ul>
          <Text size="xs" c="dimmed">
            {reach.data.attribution}
          </Text>
        </Stack>
      ) : (
        !reach.error && (
          <Text size="sm" c="dimmed">
            {reach.isFetching
              ? 'Looking how far one gets …'
              : 'Choose a place or click it on the map.'}
          </Text>
        )
      )}
    </Stack>
  );
}
