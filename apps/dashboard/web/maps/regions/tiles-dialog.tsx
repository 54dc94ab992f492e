import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { archiveUrl, createArchiveAddress, type Region } from '../../api/maps.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Time } from '../../ui/time.js';

const ENDS = [
  { value: '1', label: 'In a day' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
];

interface TilesDialogProps {
  readonly project: string;
  readonly region: Region;
  readonly onClose: () => void;
}

/** All tiles of a map as one file: to be saved, or to be read by pages at an address. */
export function TilesDialog({ project, region, onClose }: TilesDialogProps) {
  const [page, setPage] = useState('');
  const [days, setDays] = useState('30');
  const make = useMutation({
    mutationFn: () => createArchiveAddress(project, region.id, { page, days: Number(days) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={`Tiles of ${region.name}`}>
      <Stack>
        <Text size="sm" c="dimmed">
          All vector tiles of the map as one file (PMTiles), for any web server or for tools that
          read it.
        </Text>
        <Button
          component="a"
          href={archiveUrl(project, region.id)}
          download
          variant="default"
          leftSection={<IconDownload size={16} />}
          style={{ alignSelf: 'flex-start' }}
        >
          Download
        </Button>
        <form onSubmit={submit} aria-label="Address for pages">
          <Stack gap="sm">
            <TextInput
              label="Page that may read it"
              description="Its origin; any page if it is empty."
              placeholder="https://www.example.com"
              value={page}
              onChange={({ currentTarget }) => {
                setPage(currentTarget.value);
                make.reset();
              }}
            />
            <Group align="flex-end" gap="sm">
              <Select
                label="Ends"
                flex={1}
                allowDeselect={false}
                data={ENDS}
                value={days}
                onChange={(value) => {
                  setDays(value ?? '30');
                  make.reset();
                }}
              />
              <Button type="submit" loading={make.isPending}>
                Make address
              </Button>
            </Group>
            <ErrorNotice error={make.error} />
          </Stack>
        </form>
        {make.data && (
          <Stack gap={6}>
            <TextInput
              label="Address"
              readOnly
              value={make.data.archive_url ?? ''}
              rightSection={<CopyIcon text={make.data.archive_url ?? ''} what="address" />}
            />
            <Text size="xs" c="dimmed">
              Ends <Time at={make.data.expires_at} />. It shows this map and can do nothing else.
            </Text>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
