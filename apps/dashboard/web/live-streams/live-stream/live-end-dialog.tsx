import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  completeLiveStream,
  deleteLiveStream,
  disableLiveStream,
  type LiveStream,
  liveStreamsKey,
  resetStreamKey,
} from '../../api/live-streams.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

/** What ends something for somebody. */
export type LiveEnding = 'complete' | 'disable' | 'reset-key' | 'delete';

interface LiveEndDialogProps {
  readonly project: string;
  readonly stream: LiveStream;
  readonly ending: LiveEnding;
  readonly onClose: () => void;
}

const DOES: Readonly<Record<LiveEnding, (project: string, id: string) => Promise<unknown>>> = {
  complete: completeLiveStream,
  disable: disableLiveStream,
  'reset-key': resetStreamKey,
  delete: deleteLiveStream,
};
const ACTIONS: Readonly<Record<LiveEnding, string>> = {
  complete: 'End it',
  disable: 'Disable',
  'reset-key': 'Reset',
  delete: 'Delete',
};
const TITLES: Readonly<Record<LiveEnding, (name: string) => string>> = {
  complete: () => 'End the broadcast?',
  disable: (name) => `Disable ${name}?`,
  'reset-key': () => 'Give it another key?',
  delete: (name) => `Delete ${name}?`,
};
const TEXTS: Readonly<Record<LiveEnding, string>> = {
  complete: 'The publisher is put out. What was recorded becomes a video.',
  disable: 'Who publishes is put out, and nobody is taken in until it is enabled again.',
  'reset-key': 'Whoever has the old key cannot begin to publish any more.',
  delete: 'Its key and its addresses end. Videos that were recorded stay.',
};

/** Asks before something ends. */
export function LiveEndDialog({ project, stream, ending, onClose }: LiveEndDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => DOES[ending](project, stream.id),
    onSuccess: async () => {
      onClose();
      if (ending === 'delete') {
        await navigate({ to: '/projects/$project/live-streams', params: { project } });
      }
      await client.invalidateQueries({ queryKey: liveStreamsKey(project) });
    },
  });
  return (
    <ConfirmDialog
      title={TITLES[ending](stream.name)}
      action={ACTIONS[ending]}
      isPending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      {TEXTS[ending]}
    </ConfirmDialog>
  );
}
