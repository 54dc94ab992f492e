import { Checkbox, PasswordInput, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { startBroadcast, type WantedBroadcast } from '../../api/broadcasts.js';
import type { RoomRef } from '../../api/rooms.js';
import { FormDialog } from '../../ui/form-dialog.js';

interface NewBroadcastDialogProps {
  readonly at: RoomRef;
  readonly onClose: () => void;
}

type Layout = Exclude<WantedBroadcast['layout'], 'single' | undefined>;

const LAYOUTS = [
  { value: 'speaker', label: 'Who speaks, or a shared screen' },
  { value: 'grid', label: 'Everybody, in tiles' },
];

/** Begins to show a room to many: over HLS, on another service, or both. */
export function NewBroadcastDialog({ at, onClose }: NewBroadcastDialogProps) {
  const [layout, setLayout] = useState<Layout>('speaker');
  const [hasHls, setHls] = useState(true);
  const [url, setUrl] = useState('');
  const [key, setKey] = useState('');
  const target = { url: url.trim(), stream_key: key.trim() };
  const hasTarget = target.url !== '' && target.stream_key !== '';
  const start = useMutation({
    mutationFn: () =>
      startBroadcast(at, { layout, hls: hasHls, targets: hasTarget ? [target] : [] }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Broadcast the room"
      action="Go live"
      isReady={(hasHls || hasTarget) && (target.url === '') === (target.stream_key === '')}
      isPending={start.isPending}
      error={start.error}
      onEdit={() => start.reset()}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <Select
        label="Shows"
        allowDeselect={false}
        data={LAYOUTS}
        value={layout}
        onChange={(value) => setLayout(value === 'grid' ? 'grid' : 'speaker')}
      />
      <Checkbox
        label="HLS"
        description="Plays on any page, for any number of viewers."
        checked={hasHls}
        onChange={(event) => setHls(event.currentTarget.checked)}
      />
      <TextInput
        label="Another service"
        description="Its RTMP address, when it is to be sent there too."
        placeholder="rtmp://live.example.com/app"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <PasswordInput
        label="Stream key of that service"
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
