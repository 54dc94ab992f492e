import {
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Point } from '../../../api/maps.js';
import { saveFence, trackingKey } from '../../../api/tracking.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { PlaceInput } from '../../search/place-input.js';
import { asKind, type FenceDraft, type FenceKind, shapeOf, withPoint } from './draft.js';

const KINDS: { value: FenceKind; label: string }[] = [
  { value: 'circle', label: 'Circle' },
  { value: 'polygon', label: 'Polygon' },
  { value: 'corridor', label: 'Corridor' },
];
const HINTS: Readonly<Record<FenceKind, string>> = {
  circle: 'Click its middle on the map.',
  polygon: 'Click its corners on the map, three or more.',
  corridor: 'Click the places that it goes along on the map.',
};
const MOST_M = { circle: 1_000_000, polygon: 0, corridor: 200_000 } as const;

interface FenceFormProps {
  readonly project: string;
  readonly near: Point | null;
  readonly draft: FenceDraft;
  readonly onDraft: (draft: FenceDraft) => void;
  /** It is saved, or given up. */
  readonly onEnd: () => void;
}

/** Draws a geofence, or changes one. Points are clicked on the map, or searched for. */
export function FenceForm({ project, near, draft, onDraft, onEnd }: FenceFormProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const shape = shapeOf(draft);
  const { kind, name, points, metres } = draft;
  const saving = useMutation({
    mutationFn: () => saveFence(project, { id: draft.id, name: name.trim(), shape: shape! }),
    onSuccess: () => {
      onEnd();
      return queryClient.invalidateQueries({ queryKey: trackingKey(project) });
    },
  });
  const isReady = shape !== null && name.trim() !== '';
  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    if (isReady && !saving.isPending) saving.mutate();
  };
  return (
    <form onSubmit={submit} aria-label="Geofence" className="card" style={{ padding: 16 }}>
      <Stack gap="sm">
        <TextInput
          label="Name"
          data-autofocus
          value={name}
          maxLength={200}
          onChange={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
        />
        <SegmentedControl
          fullWidth
          aria-label="Kind"
          data={KINDS}
          value={kind}
          onChange={(chosen) => onDraft(asKind(draft, chosen))}
        />
        <Text size="sm" c="dimmed">
          {HINTS[kind]} {points.length > 0 && 'Drag its points to change it.'}
        </Text>
        <PlaceInput
          project={project}
          label="Add a point"
          text={text}
          near={near}
          onText={setText}
          onChoose={({ lat, lon }) => {
            setText('');
            onDraft(withPoint(draft, { lat, lon }));
          }}
        />
        {kind !== 'polygon' && (
          <NumberInput
            label={kind === 'circle' ? 'Radius in metres' : 'Width in metres'}
            min={1}
            max={MOST_M[kind]}
            value={metres}
            onChange={(value) => onDraft({ ...draft, metres: Number(value) || 1 })}
          />
        )}
        <ErrorNotice error={saving.error} />
        <Group gap="xs">
          <Button type="submit" size="xs" disabled={!isReady} loading={saving.isPending}>
            Save
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={points.length === 0}
            onClick={() => onDraft({ ...draft, points: points.slice(0, -1) })}
          >
            Take back point
          </Button>
          <Button size="xs" variant="default" onClick={onEnd}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
