import { ActionIcon, Badge, Group, Stack, Switch, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Asset, assetKey } from '../../api/assets.js';
import { deleteTrack, setDefaultTrack, type Track, tracksQuery } from '../../api/tracks.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { cuesText } from '../video-words.js';
import { NewCaptions } from './new-captions.js';

const ABOUT = 'Words that viewers can choose. Those that are in the file are found by themselves.';

/** The captions of a video. */
export function CaptionsCard({ project, asset }: { project: string; asset: Asset }) {
  const client = useQueryClient();
  const tracks = useQuery(tracksQuery(project, asset.id));
  const onSuccess = () => client.invalidateQueries({ queryKey: assetKey(project, asset.id) });
  const remove = useMutation({
    mutationFn: (id: string) => deleteTrack(project, asset.id, id),
    onSuccess,
  });
  const choose = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      setDefaultTrack(project, asset.id, id, on),
    onSuccess,
  });
  return (
    <Section title="Captions" text={ABOUT}>
      <Loaded query={tracks}>
        {(items) => (
          <Stack gap="sm">
            {items.map((one) => (
              <CaptionsLine
                key={one.id}
                track={one}
                onDelete={() => remove.mutate(one.id)}
                onChoose={(on) => choose.mutate({ id: one.id, on })}
              />
            ))}
            <ErrorNotice error={remove.error ?? choose.error} />
            <NewCaptions project={project} asset={asset} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

interface CaptionsLineProps {
  readonly track: Track;
  readonly onDelete: () => void;
  readonly onChoose: (on: boolean) => void;
}

function CaptionsLine({ track, onDelete, onChoose }: CaptionsLineProps) {
  const { name, language, kind, status, note, error } = track;
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap={6}>
        <Group gap={6}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Badge size="sm" variant="default">
            {language}
          </Badge>
          {kind === 'captions' && (
            <Badge size="sm" variant="default">
              CC
            </Badge>
          )}
          {status !== 'ready' && <Status value={status} />}
        </Group>
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${name}`} onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      <Group justify="space-between" wrap="nowrap" gap={6}>
        <Text size="xs" c="dimmed">
          {cuesText(track.cue_count)}
        </Text>
        <Switch
          size="xs"
          label="Shown by itself"
          aria-label={`${name} is shown by itself`}
          checked={track.is_default}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Group>
      {(error ?? note) && (
        <Text size="xs" c={error ? 'var(--mantine-color-error)' : 'dimmed'}>
          {error?.detail ?? note}
        </Text>
      )}
    </div>
  );
}
