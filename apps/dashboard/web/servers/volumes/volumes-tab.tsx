import { Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attachVolume, createVolume, volumesQuery } from '../../api/volumes.js';
import type { Volume } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { usePart } from '../network/use-part.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { VolumeTable } from './volume-table.js';

/** Disks of a project that outlive servers: those of this server, and the free ones. */
export function VolumesTab({ project, server }: ServerTabProps) {
  const volumes = useQuery(volumesQuery(project));
  const change = usePart(project);
  return (
    <Stack>
      <Section
        title="Volumes"
        text="Disks of their own, which stay when the server is rebuilt or deleted."
      >
        <Loaded query={volumes} rows={1}>
          {(all) => {
            const own = all.filter(({ vps_id: owner }) => owner === server.id);
            const free = all.filter(({ vps_id: owner }) => owner === null);
            return (
              <>
                <VolumeTable
                  project={project}
                  volumes={[...own, ...free]}
                  onChange={(run) => change.mutate(run)}
                />
                <AttachForm
                  volumes={free.filter(({ status }) => status === 'available')}
                  isPending={change.isPending}
                  onAttach={(volume, path) =>
                    change.mutate(() =>
                      attachVolume({ project, server: server.name }, volume, path),
                    )
                  }
                />
              </>
            );
          }}
        </Loaded>
        <ErrorNotice error={change.error} />
      </Section>
      <NewVolume project={project} />
    </Stack>
  );
}

interface AttachFormProps {
  readonly volumes: readonly Volume[];
  readonly isPending: boolean;
  readonly onAttach: (volume: string, path: string) => void;
}

function AttachForm({ volumes, isPending, onAttach }: AttachFormProps) {
  const [volume, setVolume] = useState<string | null>(null);
  const [typedPath, setPath] = useState<string>();
  const chosen = volumes.find(({ id }) => id === volume) ?? volumes[0];
  if (!chosen) return null;
  const path = typedPath ?? `/mnt/${chosen.name}`;
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label="Attach"
        w={200}
        allowDeselect={false}
        data={volumes.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.id}
        onChange={setVolume}
      />
      <TextInput
        label="Where the server finds it"
        w={220}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
      />
      <Button loading={isPending} onClick={() => onAttach(chosen.id, path)}>
        Attach
      </Button>
    </Group>
  );
}

function NewVolume({ project }: { readonly project: string }) {
  const [name, setName] = useState('');
  const [sizeGb, setSizeGb] = useState(1);
  const create = usePart(project);
  return (
    <Section title="New volume">
      <Group gap="sm" align="flex-end">
        <TextInput
          label="Name of the volume"
          w={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
        />
        <NumberInput
          hideControls
          label="Size in GB"
          w={120}
          min={1}
          allowDecimal={false}
          value={sizeGb}
          onChange={(value) => setSizeGb(Number(value) || 1)}
        />
        <Button
          variant="default"
          disabled={name.trim() === ''}
          loading={create.isPending}
          onClick={() =>
            create.mutate(() => createVolume(project, { name: name.trim(), size_gb: sizeGb }), {
              onSuccess: () => setName(''),
            })
          }
        >
          Create volume
        </Button>
      </Group>
      <ErrorNotice error={create.error} />
    </Section>
  );
}
