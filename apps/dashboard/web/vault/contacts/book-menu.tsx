import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddressBook, deleteAddressBook } from '../../api/vault-contacts.js';
import { vaultUrl } from '../../api/vault-urls.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { BookDialog } from './book-dialog.js';
import { ImportContactsDialog } from './import-dialog.js';

interface BookMenuProps {
  readonly project: string;
  readonly book: AddressBook;
  readonly onChanged: () => void;
}

/** What is done with an address book. */
export function BookMenu({ project, book, onChanged }: BookMenuProps) {
  const { id, name } = book;
  const [opened, setOpened] = useState<'edit' | 'import' | 'delete'>();
  const close = () => setOpened(undefined);
  const remove = useMutation({
    mutationFn: () => deleteAddressBook(project, id),
    onSuccess: () => {
      close();
      onChanged();
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label={`Actions of ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setOpened('edit')}>
            Change
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={16} />} onClick={() => setOpened('import')}>
            Import a file
          </Menu.Item>
          <Menu.Item
            component="a"
            href={vaultUrl(project, `address-books/${id}/export`)}
            download={`${name}.vcf`}
            leftSection={<IconDownload size={16} />}
          >
            Export as a file
          </Menu.Item>
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            onClick={() => setOpened('delete')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === 'edit' && (
        <BookDialog
          project={project}
          space={undefined}
          book={book}
          onSaved={onChanged}
          onClose={close}
        />
      )}
      {opened === 'import' && (
        <ImportContactsDialog
          project={project}
          book={book}
          onImported={onChanged}
          onClose={close}
        />
      )}
      {opened === 'delete' && (
        <ConfirmDialog
          title="Delete address book"
          action="Delete address book"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <strong>{name}</strong> is deleted for good, with all its contacts.
        </ConfirmDialog>
      )}
    </>
  );
}
