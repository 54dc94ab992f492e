import { ActionIcon, Button, Chip, Group, Stack, Text } from '@mantine/core';
import { IconArrowsUpDown, IconPlus, IconX } from '@tabler/icons-react';
import type { Avoidable, Point, Route } from '../../api/maps.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { PlaceInput } from '../search/place-input.js';
import { ProfileChoice } from './profile-choice.js';
import {
  letterOf,
  MOST_STOPS,
  newStop,
  type RoutePlan,
  withoutStop,
  withStop,
} from './route-plan.js';
import { RouteWays } from './route-ways.js';
import { VehicleFields } from './vehicle-fields.js';

const AVOIDABLE: readonly { value: Avoidable; label: string }[] = [
  { value: 'motorway', label: 'Motorways' },
  { value: 'toll', label: 'Tolls' },
  { value: 'tunnel', label: 'Tunnels' },
  { value: 'ferry', label: 'Ferries' },
];

interface RoutePanelProps {
  readonly project: string;
  readonly near: Point | null;
  readonly plan: RoutePlan;
  readonly onPlan: (plan: RoutePlan) => void;
  readonly route: {
    readonly data: Route | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
  };
  /** Which of the ways is shown: 0 is the best. */
  readonly way: number;
  readonly onWay: (way: number) => void;
  readonly onLook: (at: Point) => void;
}

/** Plans a way between places. */
export function RoutePanel(props: RoutePanelProps) {
  const { project, near, plan, onPlan, route, way, onWay, onLook } = props;
  const { stops, profile, avoid, vehicle } = plan;
  return (
    <Stack gap="md">
      <ProfileChoice value={profile} onChange={(chosen) => onPlan({ ...plan, profile: chosen })} />
      <Stack gap="xs">
        {stops.map((stop, index) => (
          <PlaceInput
            key={stop.id}
            project={project}
            label={`Place ${letterOf(index)}`}
            text={stop.text}
            near={near}
            onText={(text) => onPlan(withStop(plan, stop.id, { text }))}
            onChoose={({ lat, lon, label }) =>
              onPlan(withStop(plan, stop.id, { text: label, at: { lat, lon } }))
            }
            rightSection={
              (stops.length > 2 || stop.at) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={`Remove place ${letterOf(index)}`}
                  onClick={() => onPlan(withoutStop(plan, stop.id))}
                >
                  <IconX size={14} />
                </ActionIcon>
              )
            }
          />
        ))}
      </Stack>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={stops.length >= MOST_STOPS}
          onClick={() => onPlan({ ...plan, stops: [...stops, newStop()] })}
        >
          Add place
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowsUpDown size={14} />}
          onClick={() => onPlan({ ...plan, stops: stops.toReversed() })}
        >
          Turn round
        </Button>
      </Group>
      <div role="group" aria-label="Avoid">
        <Text size="sm" fw={500} mb={6}>
          Avoid
        </Text>
        <Chip.Group
          multiple
          value={[...avoid]}
          onChange={(chosen) => onPlan({ ...plan, avoid: chosen })}
        >
          <Group gap={6}>
            {AVOIDABLE.map(({ value, label }) => (
              <Chip key={value} value={value} size="xs" variant="outline">
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
      {profile === 'car' && (
        <VehicleFields value={vehicle} onChange={(given) => onPlan({ ...plan, vehicle: given })} />
      )}
      <ErrorNotice error={route.error} />
      {route.data ? (
        <RouteWays
          route={route.data}
          way={way}
          onWay={onWay}
          isOld={route.isFetching}
          onLook={onLook}
        />
      ) : (
        !route.error && (
          <Text size="sm" c="dimmed">
            {route.isFetching
              ? 'Looking for the best way …'
              : 'Choose two places or click them on the map. Drag them to change the way.'}
          </Text>
        )
      )}
    </Stack>
  );
}
