import { NumberInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createSpace, type Space, updateSpace } from '../../api/vault-spaces.js';
import { FormDialog } from '../../ui/form-dialog.js';

const GIGABYTE = 1024 ** 3;

interface SpaceDialogProps {
  readonly project: string;
  /** The one that is changed; a new one when there is none. */
  readonly space?: Space;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Makes a space, or changes its name and room. */
export function SpaceDialog({ project, space, onSaved, onClose }: SpaceDialogProps) {
  const [name, setName] = useState(space?.name ?? '');
  const [owner, setOwner] = useState('');
  const before = space?.quota_bytes ?? null;
  const [gigabytes, setGigabytes] = useState<number | string>(
    before === null ? '' : before / GIGABYTE,
  );
  const save = useMutation({
    mutationFn: () => {
      const quota = typeof gigabytes === 'number' ? Math.round(gigabytes * GIGABYTE) : null;
      const body = { name: name.trim(), quota_bytes: quota };
      if (space) return updateSpace(project, space.id, body);
      return createSpace(project, { ...body, ...(owner && { owner: owner.trim() }) });
    },
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={space ? `Change ${space.name}` : 'New space'}
      action={space ? 'Save' : 'Create space'}
      isReady={name.trim() !== ''}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NumberInput
        label="Room"
        description="Most gigabytes of files, all versions and the trash included; empty for as many as the project may have."
        suffix=" GB"
        hideControls
        min={0}
        decimalScale={3}
        value={gigabytes}
        onChange={setGigabytes}
      />
      {!space && (
        <TextInput
          label="Owner"
          description="Your own id of the user who owns it; nobody when empty."
          maxLength={128}
          value={owner}
          onChange={({ currentTarget }) => setOwner(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
