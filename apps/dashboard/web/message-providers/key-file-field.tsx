import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

const MOST_BYTES = 64 * 1024;

interface KeyFileFieldProps {
  readonly label: string;
  readonly text?: string | undefined;
  readonly accept: string;
  readonly isRequired: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Takes a key as file or pasted; what it says is not to be read over a shoulder. */
export function KeyFileField(props: KeyFileFieldProps) {
  const { label, text, accept, isRequired, value, onChange } = props;
  const reset = useRef<() => void>(null);
  const read = async (file: File | null) => {
    // The same file can be chosen again after it was changed.
    reset.current?.();
    if (file && file.size <= MOST_BYTES) onChange(await file.text());
  };
  return (
    <Stack gap={6}>
      <Textarea
        label={label}
        description={text}
        required={isRequired}
        value={value}
        autoComplete="off"
        spellCheck={false}
        minRows={3}
        maxRows={3}
        autosize
        styles={{ input: { WebkitTextSecurity: 'disc' } }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group gap="xs">
        <FileButton accept={accept} resetRef={reset} onChange={(file) => void read(file)}>
          {(button) => (
            <Button
              {...button}
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} />}
              aria-label={`Choose a file: ${label}`}
            >
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
}
