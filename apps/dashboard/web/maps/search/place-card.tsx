import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import type { FoundPlace } from '../../api/maps.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { distanceText } from '../map/measure-text.js';
import type { MapPlace } from '../map-place.js';
import { pointText } from './point-in.js';

interface PlaceCardProps {
  readonly place: MapPlace;
  readonly found: FoundPlace | null;
  readonly isLooking: boolean;
  readonly onRouteTo: () => void;
}

/** What is known of a place. */
export function PlaceCard({ place, found, isLooking, onRouteTo }: PlaceCardProps) {
  const degrees = pointText(place);
  return (
    <Stack component="section" aria-label="Place" className="card" p={16} gap="sm">
      {isLooking ? (
        <Skeleton height={44} />
      ) : (
        <div>
          <Title order={2} className="wrap">
            {found?.name ?? 'Nothing known here'}
          </Title>
          {found && (
            <Text size="sm" c="dimmed" className="wrap">
              {found.label}
            </Text>
          )}
        </div>
      )}
      <dl className="pair">
        {found && (
          <>
            <dt>Kind</dt>
            <dd>{wordsOf(found)}</dd>
          </>
        )}
        {found?.distance_m != null && found.distance_m >= 1 && (
          <>
            <dt>Away</dt>
            <dd>{distanceText(found.distance_m)}</dd>
          </>
        )}
        <dt>Position</dt>
        <dd>
          <Group gap={4} component="span">
            <span className="figures">{degrees}</span>
            <CopyIcon text={degrees} what="position" />
          </Group>
        </dd>
        {found && (
          <>
            <dt>Source</dt>
            <dd>{found.attribution}</dd>
          </>
        )}
      </dl>
      <Group>
        <Button size="xs" variant="light" leftSection={<IconRoute size={16} />} onClick={onRouteTo}>
          Route to here
        </Button>
      </Group>
    </Stack>
  );
}

/** Such as `Restaurant`. */
function wordsOf({ category, kind }: FoundPlace): string {
  const [, value = kind] = category.split('=');
  const text = (value === 'yes' ? kind : value).replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
