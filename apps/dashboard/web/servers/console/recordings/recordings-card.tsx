import { Modal, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { castQuery, deleteRecording, recordingsQuery } from '../../../api/recordings.js';
import type { ServerRef } from '../../../api/servers.js';
import type { Recording } from '../../../api/shapes.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Loaded } from '../../../ui/loaded.js';
import { Section } from '../../../ui/section.js';
import { Player } from './player.js';
import { RecordingTable } from './recording-table.js';

interface RecordingsCardProps {
  readonly at: ServerRef;
  /** Whether a console is recorded now. */
  readonly isRecorded: boolean;
}

/** What was recorded of the consoles of a server. */
export function RecordingsCard({ at, isRecorded }: RecordingsCardProps) {
  const recordings = useQuery(recordingsQuery(at, isRecorded));
  const [played, setPlayed] = useState<Recording>();
  const [asked, setAsked] = useState<Recording>();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Recording) => deleteRecording(at, id),
    onSuccess: () => setAsked(undefined),
    onSettled: () => queryClient.invalidateQueries(recordingsQuery(at)),
  });
  return (
    <Section title="Recordings" text="What consoles showed. What was typed is never kept.">
      <Loaded query={recordings} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              None yet. Switch “Record” on, and the console is recorded until it ends.
            </Text>
          ) : (
            <RecordingTable at={at} recordings={all} onPlay={setPlayed} onDelete={setAsked} />
          )
        }
      </Loaded>
      {played && <PlayDialog at={at} recording={played} onClose={() => setPlayed(undefined)} />}
      {asked && (
        <ConfirmDialog
          title="Delete the recording"
          action="Delete recording"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          It cannot be played any more. This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface PlayDialogProps {
  readonly at: ServerRef;
  readonly recording: Recording;
  readonly onClose: () => void;
}

function PlayDialog({ at, recording, onClose }: PlayDialogProps) {
  const cast = useQuery(castQuery(at, recording.id));
  return (
    <Modal opened onClose={onClose} size="auto" title="Recording">
      <Loaded query={cast}>{(found) => <Player cast={found} />}</Loaded>
    </Modal>
  );
}
