import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createLiveStream, liveStreamsKey } from '../api/live-streams.js';
import { FormDialog } from '../ui/form-dialog.js';
import { type LiveSettings, LiveSettingsFields } from './live-settings.js';

const USUAL: LiveSettings = { name: '', latency: 'low', reconnect_window_s: 60, record: true };

/** A button and its dialog: a place to publish to. */
export function NewLiveStream({ project }: { readonly project: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [settings, setSettings] = useState<LiveSettings>();
  const make = useMutation({
    mutationFn: (wanted: LiveSettings) =>
      createLiveStream(project, {
        ...wanted,
        name: wanted.name.trim(),
        playback_policy: 'public',
      }),
    onSuccess: async ({ id }) => {
      await navigate({
        to: '/projects/$project/live-streams/$stream',
        params: { project, stream: id },
      });
      await client.invalidateQueries({ queryKey: liveStreamsKey(project) });
    },
  });
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setSettings(USUAL)}>
        New live stream
      </Button>
      {settings && (
        <FormDialog
          title="New live stream"
          action="Make"
          isReady={settings.name.trim() !== ''}
          isPending={make.isPending}
          error={make.error}
          onSubmit={() => make.mutate(settings)}
          onClose={() => setSettings(undefined)}
        >
          <LiveSettingsFields value={settings} onChange={setSettings} />
        </FormDialog>
      )}
    </>
  );
}
