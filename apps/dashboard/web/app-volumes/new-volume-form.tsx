import { Button, Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appVolumesQuery, createAppVolume } from '../api/app-volumes.js';
import type { AppRef } from '../api/apps.js';
import type { WantedAppVolume } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';

const EMPTY: WantedAppVolume = { name: '', mount_path: '', size_gb: 1, shared: false };

/** Makes a volume, which the next release mounts. */
export function NewVolumeForm({ at }: { readonly at: AppRef }) {
  const [wanted, setWanted] = useState(EMPTY);
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => createAppVolume(at, wanted),
    onSuccess: async () => {
      setWanted(EMPTY);
      await queryClient.invalidateQueries(appVolumesQuery(at));
    },
  });
  const set = (change: Partial<WantedAppVolume>) => setWanted({ ...wanted, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-start" gap="sm">
        <TextInput
          required
          withAsterisk={false}
          label="Name"
          placeholder="uploads"
          style={{ flex: '1 1 120px' }}
          value={wanted.name}
          error={issueOf(create.error, 'name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          required
          withAsterisk={false}
          label="Found at"
          placeholder="/data"
          style={{ flex: '2 1 160px' }}
          value={wanted.mount_path}
          error={issueOf(create.error, 'mount_path')}
          onChange={(event) => set({ mount_path: event.currentTarget.value })}
        />
        <NumberInput
          hideControls
          label="Size in GB"
          min={1}
          allowDecimal={false}
          style={{ flex: '0 1 100px' }}
          value={wanted.size_gb}
          error={issueOf(create.error, 'size_gb')}
          onChange={(value) => set({ size_gb: Number(value) || 1 })}
        />
      </Group>
      <Group justify="space-between" mt="sm">
        <Checkbox
          label="Shared: many replicas may write at once"
          checked={wanted.shared}
          onChange={(event) => set({ shared: event.currentTarget.checked })}
        />
        <Button type="submit" variant="default" loading={create.isPending}>
          Add volume
        </Button>
      </Group>
      <ErrorNotice error={restOf(create.error, ['name', 'mount_path', 'size_gb'])} />
    </form>
  );
}
