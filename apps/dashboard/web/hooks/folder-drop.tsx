import { Button, Stack, Text } from '@mantine/core';
import { IconFolderUp } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { fromDrop, fromInput, type PickedFolder } from './picked-files.js';

interface FolderDropProps {
  readonly isBusy: boolean;
  readonly onFolder: (folder: PickedFolder) => void;
}

/** Takes a folder, dropped or chosen. */
export function FolderDrop({ isBusy, onFolder }: FolderDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) void fromDrop(event.dataTransfer.items).then(onFolder);
  };
  return (
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack align="center" gap="xs">
        <IconFolderUp size={26} aria-hidden />
        <Text size="sm" c="dimmed">
          Drop a folder here, or
        </Text>
        <Button variant="default" loading={isBusy} onClick={() => input.current?.click()}>
          Choose a folder
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Folder"
          {...{ webkitdirectory: '' }}
          onChange={({ currentTarget }) => {
            if (currentTarget.files?.length) onFolder(fromInput(currentTarget.files));
            currentTarget.value = '';
          }}
        />
      </Stack>
    </div>
  );
}
