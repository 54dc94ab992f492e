import { FileInput, Progress, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importMap } from '../../api/map-uploads.js';
import { mapsKey } from '../../api/maps.js';
import { FormDialog } from '../../ui/form-dialog.js';

interface ImportMapDialogProps {
  readonly project: string;
  /** Told the operation that builds the map. */
  readonly onBegun: (operation: string) => void;
  readonly onClose: () => void;
}

/** Sends an extract of OpenStreetMap, which becomes a map. */
export function ImportMapDialog({ project, onBegun, onClose }: ImportMapDialogProps) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [sent, setSent] = useState(0);
  const sending = useMutation({
    mutationFn: () => importMap(project, { name: name.trim(), file: file! }, setSent),
    onSuccess: (operation) => {
      onBegun(operation);
      onClose();
      return queryClient.invalidateQueries({ queryKey: mapsKey(project) });
    },
  });
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    if (chosen && name === '') setName(chosen.name.replace(/\.osm(\.pbf|\.gz)?$/, ''));
  };
  return (
    <FormDialog
      title="Import a map"
      action="Import"
      isReady={file !== null && name.trim() !== ''}
      isPending={sending.isPending}
      error={sending.error}
      onSubmit={() => sending.mutate()}
      onEdit={() => sending.reset()}
      onClose={onClose}
    >
      <FileInput
        label="File"
        description="An extract of OpenStreetMap: .osm.pbf, .osm or .osm.gz"
        placeholder="Choose a file"
        accept=".pbf,.osm,.gz"
        value={file}
        onChange={choose}
      />
      <TextInput
        label="Name"
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {sending.isPending && <Progress value={sent * 100} aria-label="Sent" />}
    </FormDialog>
  );
}
