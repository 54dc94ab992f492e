import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LiveStream, liveStreamsKey, updateLiveStream } from '../../api/live-streams.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { type LiveSettings, LiveSettingsFields } from '../live-settings.js';

interface LiveSettingsDialogProps {
  readonly project: string;
  readonly stream: LiveStream;
  readonly onClose: () => void;
}

/** Changes name and settings; the next broadcast has them. */
export function LiveSettingsDialog({ project, stream, onClose }: LiveSettingsDialogProps) {
  const client = useQueryClient();
  const { name, latency, reconnect_window_s, record } = stream;
  const [value, setValue] = useState<LiveSettings>({ name, latency, reconnect_window_s, record });
  const update = useMutation({
    mutationFn: () => updateLiveStream(project, stream.id, { ...value, name: value.name.trim() }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: liveStreamsKey(project) });
    },
  });
  return (
    <FormDialog
      title="Settings"
      action="Save"
      isReady={value.name.trim() !== ''}
      isPending={update.isPending}
      error={update.error}
      onSubmit={() => update.mutate()}
      onClose={onClose}
    >
      <LiveSettingsFields value={value} onChange={setValue} />
    </FormDialog>
  );
}
