import { Button, Stack, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import '../../apps/apps.css';

/** Takes videos and sounds, dropped or chosen. */
export function VideoDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="drop-zone"
      role="group"
      aria-label="New videos"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack align="center" gap="xs">
        <IconMovie size={28} aria-hidden />
        <Text size="sm" c="dimmed">
          Drop videos or sounds here. They can be played about a second after they arrive.
        </Text>
        <Button variant="default" onClick={() => input.current?.click()}>
          Choose files
        </Button>
      </Stack>
      <input
        ref={input}
        type="file"
        accept="video/*,audio/*,.mkv,.mov,.mxf,.ts"
        multiple
        hidden
        aria-label="New videos"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
