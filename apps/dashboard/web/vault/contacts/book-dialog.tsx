import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AddressBook,
  createAddressBook,
  updateAddressBook,
} from '../../api/vault-contacts.js';
import { FormDialog } from '../../ui/form-dialog.js';

interface BookDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  /** The one that is changed; a new one when there is none. */
  readonly book?: AddressBook;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Makes an address book, or changes what is said of one. */
export function BookDialog({ project, space, book, onSaved, onClose }: BookDialogProps) {
  const [name, setName] = useState(book?.name ?? '');
  const [description, setDescription] = useState(book?.description ?? '');
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), description };
      return book
        ? updateAddressBook(project, book.id, body)
        : createAddressBook(project, space, body);
    },
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={book ? `Change ${book.name}` : 'New address book'}
      action={book ? 'Save' : 'Create address book'}
      isReady={name.trim() !== ''}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label="Description"
        autosize
        maxLength={2000}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </FormDialog>
  );
}
