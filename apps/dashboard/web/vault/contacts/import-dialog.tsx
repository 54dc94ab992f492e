import { FileInput, List, Stack, Text } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddressBook, importContacts } from '../../api/vault-contacts.js';
import { FormDialog } from '../../ui/form-dialog.js';

const MOST_SHOWN = 50;

interface ImportDialogProps {
  readonly project: string;
  readonly book: AddressBook;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes the contacts of a file; what could not be read is named. */
export function ImportDialog({ project, book, onImported, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const take = useMutation({
    mutationFn: async (chosen: File) => importContacts(project, book.id, await chosen.text()),
    onSuccess: onImported,
  });
  const { data } = take;
  return (
    <FormDialog
      title={`Import into ${book.name}`}
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
            New: {data.created}. Changed: {data.updated}.
          </Text>
          {data.problems.length > 0 && (
            <>
              <Text size="sm">Left out:</Text>
              <List size="sm" className="wrap">
                {data.problems.slice(0, MOST_SHOWN).map(({ number, why }) => (
                  <List.Item key={number}>
                    vCard {number}: {why}
                  </List.Item>
                ))}
              </List>
            </>
          )}
        </Stack>
      ) : (
        <FileInput
          label="File of vCards"
          description="A .vcf file of at most 1 MB, version 3.0 or 4.0. Contacts that are here already become as in the file."
          placeholder="Choose a file"
          leftSection={<IconAddressBook size={16} />}
          accept=".vcf,text/vcard"
          value={file}
          onChange={setFile}
        />
      )}
    </FormDialog>
  );
}
