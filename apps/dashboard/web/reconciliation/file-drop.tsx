import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import '../apps/apps.css';

interface FileDropProps {
  /** Name of the file that was taken. */
  readonly name: string | undefined;
  readonly onFile: (name: string, text: string) => void;
  readonly onRemove: () => void;
}

/** What the service takes at most. */
const MOST_BYTES = 1_000_000;

/** Takes a settlement file, dropped or chosen. */
export function FileDrop({ name, onFile, onRemove }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > MOST_BYTES;
    setProblem(isTooLarge ? `${file.name} has more than 1 MB. Send it day by day.` : undefined);
    if (!isTooLarge) onFile(file.name, await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="drop-zone"
      role="group"
      aria-label="Settlement file"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {name === undefined ? (
        <Stack align="center" gap="xs">
          <IconFileUpload size={26} aria-hidden />
          <Text size="sm" c="dimmed">
            Drop a settlement file here, or
          </Text>
          <Button variant="default" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
        </Stack>
      ) : (
        <Group justify="center" gap="sm">
          <IconFileSpreadsheet size={22} aria-hidden />
          <Text size="sm" fw={500} className="wrap">
            {name}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onRemove}>
            Take another
          </Button>
        </Group>
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={8}>
          {problem}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Settlement file"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
