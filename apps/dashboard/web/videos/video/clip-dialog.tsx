import { Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Asset, assetsKey } from '../../api/assets.js';
import { createClip } from '../../api/downloads.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { momentText, readMoment } from '../moment-text.js';

const USUAL_MS = 10_000;

interface ClipDialogProps {
  readonly project: string;
  readonly asset: Asset;
  /** Where the player stood. */
  readonly fromMs: number;
  readonly onClose: () => void;
}

/** Asks which part of a video becomes one of its own. */
export function ClipDialog({ project, asset, fromMs, onClose }: ClipDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const lengthMs = asset.duration_ms ?? 0;
  const [start, setStart] = useState(momentText(Math.round(fromMs)));
  const [end, setEnd] = useState(momentText(Math.min(lengthMs, Math.round(fromMs) + USUAL_MS)));
  const [name, setName] = useState(`${asset.name} (clip)`);
  const [startMs, endMs] = [readMoment(start), readMoment(end)];
  const fault = faultOf(startMs, endMs, lengthMs);
  const cut = useMutation({
    mutationFn: () =>
      createClip(project, asset.id, {
        name: name.trim(),
        start_ms: startMs ?? 0,
        end_ms: endMs ?? 0,
      }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: assetsKey(project) });
      await navigate({
        to: '/projects/$project/videos/$video',
        params: { project, video: id },
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Cut a clip"
      action="Cut"
      isReady={fault === null && name.trim() !== ''}
      isPending={cut.isPending}
      error={cut.error}
      onSubmit={() => cut.mutate()}
      onClose={onClose}
    >
      <Group grow align="flex-start">
        <TextInput
          data-autofocus
          label="From"
          value={start}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <TextInput
          label="To"
          description={null}
          error={fault}
          value={end}
          onChange={(event) => setEnd(event.currentTarget.value)}
        />
      </Group>
      <TextInput
        label="Name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** What is wrong with a span, in words. */
function faultOf(startMs: number | null, endMs: number | null, lengthMs: number): string | null {
  if (startMs === null || endMs === null) return 'Write moments such as 1:30.5.';
  if (endMs > lengthMs) return `The video ends at ${momentText(lengthMs)}.`;
  return endMs - startMs < 200 ? 'It must end after it begins.' : null;
}
