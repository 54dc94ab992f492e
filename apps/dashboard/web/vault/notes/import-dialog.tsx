import { FileInput, List, Stack, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importNotes } from '../../api/vault-notes.js';
import { FormDialog } from '../../ui/form-dialog.js';

interface ImportDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Makes notes of an archive; what was left out is named. */
export function ImportDialog({ project, space, onImported, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const take = useMutation({
    mutationFn: (archive: File) => importNotes(project, space, archive),
    onSuccess: onImported,
  });
  const { data } = take;
  return (
    <FormDialog
      title="Import notes"
      action={data ? 'Close' : 'Import'}
      isReady={file !== null}
      isPending={take.isPending}
      error={take.error}
      onSubmit={() => (data ? onClose() : file && take.mutate(file))}
      onClose={onClose}
    >
      {data ? (
        <Stack gap="xs" role="status">
          <Text size="sm">
            {data.imported === 1 ? '1 note is' : `${data.imported} notes are`} here now
            {data.source === 'joplin' ? ', out of Joplin' : ''}
            {data.attachments > 0 &&
              `, with ${data.attachments === 1 ? '1 file' : `${data.attachments} files`}`}
            .
          </Text>
          {data.skipped.length > 0 && (
            <>
              <Text size="sm">Left out:</Text>
              <List size="sm" className="wrap">
                {data.skipped.slice(0, 50).map((name) => (
                  <List.Item key={name}>{name}</List.Item>
                ))}
              </List>
            </>
          )}
        </Stack>
      ) : (
        <FileInput
          label="Archive"
          description="A zip of Markdown files, or a JEX file out of Joplin; at most 64 MiB."
          placeholder="Choose a file"
          leftSection={<IconFileZip size={16} />}
          accept=".zip,.jex,.tar"
          value={file}
          onChange={setFile}
        />
      )}
    </FormDialog>
  );
}
