import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobile, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { Point } from '../../../api/maps.js';
import type { Device } from '../../../api/tracking.js';
import type { StreamState } from '../../../logs/use-event-stream.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Status } from '../../../ui/status.js';
import { ShareDialog } from './share-dialog.js';

const STATES: Readonly<Record<StreamState, string>> = {
  connecting: 'Connecting',
  open: 'Live',
  ended: 'Ended',
  lost: 'Connecting again',
};

interface DevicesPanelProps {
  readonly project: string;
  readonly devices: readonly Device[];
  readonly state: StreamState;
  readonly chosen: string | null;
  readonly onChoose: (device: string | null) => void;
  readonly onLook: (at: Point) => void;
}

/** The devices of a project, and where they are. */
export function DevicesPanel(props: DevicesPanelProps) {
  const { project, devices, state, chosen, onChoose, onLook } = props;
  const [sharing, setSharing] = useState<Device | null>(null);
  const device = devices.find(({ id }) => id === chosen);
  if (devices.length === 0) {
    return (
      <EmptyState
        icon={IconDeviceMobile}
        title="No devices yet"
        text="A device sends where it is: a phone, a tracker, or a program of yours."
      >
        <Text size="xs" c="dimmed" className="mono">
          skydeck location devices create Van
        </Text>
      </EmptyState>
    );
  }
  const choose = ({ id, last_position: at }: Device): void => {
    onChoose(id === chosen ? null : id);
    if (at && id !== chosen) onLook(at);
  };
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Status value={state === 'open' ? 'live' : 'connecting'} label={STATES[state]} />
        <Button
          size="xs"
          variant="light"
          leftSection={<IconShare size={16} />}
          disabled={!device}
          onClick={() => setSharing(device ?? null)}
        >
          Share
        </Button>
      </Group>
      <ul className="map-list card" aria-label="Devices" style={{ padding: '4px 8px' }}>
        {devices.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="map-row"
              aria-pressed={one.id === chosen}
              onClick={() => choose(one)}
            >
              <span className="wrap">{one.name}</span>
              <Status value={one.status === 'online' ? 'active' : 'stopped'} label={one.status} />
            </button>
          </li>
        ))}
      </ul>
      {sharing && (
        <ShareDialog project={project} device={sharing} onClose={() => setSharing(null)} />
      )}
    </Stack>
  );
}
