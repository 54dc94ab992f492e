import { FileInput, List, Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.js';

const MOST_SHOWN = 50;

interface ImportDialogProps<Problem> {
  /** What the file is taken into. */
  readonly into: string;
  readonly label: string;
  readonly description: string;
  readonly icon: Icon;
  readonly accept: string;
  readonly take: (text: string) => Promise<{
    readonly created: number;
    readonly updated: number;
    readonly problems: readonly Problem[];
  }>;
  /** What could not be read, and why. */
  readonly say: (problem: Problem) => string;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes in what is in a file; what could not be read is named. */
export function ImportDialog<Problem>(props: ImportDialogProps<Problem>) {
  const { into, label, description, icon: Symbol, accept, take, say, onImported, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const work = useMutation({
    mutationFn: async (chosen: File) => take(await chosen.text()),
    onSuccess: onImported,
  });
  const { data } = work;
  return (
    <FormDialog
      title={`Import into ${into}`}
      action={data ? 'Close' : 'Import'}
      isReady={file !== null}
      isPending={work.isPending}
      error={work.error}
      onSubmit={() => (data ? onClose() : file && work.mutate(file))}
      onClose={onClose}
    >
      {data ? (
        <Stack gap="xs" role="status">
          <Text size="sm">
            New: {data.created}. Changed: {data.updated}.
          </Text>
          {data.problems.length > 0 && (
            <>
              <Text size="sm">Left out:</Text>
              <List size="sm" className="wrap">
                {data.problems
                  .slice(0, MOST_SHOWN)
                  .map(say)
                  .map((problem) => (
                    <List.Item key={problem}>{problem}</List.Item>
                  ))}
              </List>
            </>
          )}
        </Stack>
      ) : (
        <FileInput
          label={label}
          description={description}
          placeholder="Choose a file"
          leftSection={<Symbol size={16} />}
          accept={accept}
          value={file}
          onChange={setFile}
        />
      )}
    </FormDialog>
  );
}
