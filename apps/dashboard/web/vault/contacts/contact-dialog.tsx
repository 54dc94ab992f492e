import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AddressBook,
  type Contact,
  createContact,
  updateContact,
} from '../../api/vault-contacts.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { ContactActions } from './contact-actions.js';
import { changeOf, draftOf } from './contact-draft.js';
import { ContactFields } from './contact-fields.js';

interface ContactDialogProps {
  readonly project: string;
  readonly books: readonly AddressBook[];
  /** The address book that is shown. */
  readonly book: string | undefined;
  /** The one that is changed; a new one when there is none. */
  readonly contact: Contact | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Shows a contact, and changes or makes it. */
export function ContactDialog(props: ContactDialogProps) {
  const { project, books, book, contact, onSaved, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(contact));
  const [into, setInto] = useState(contact?.address_book_id ?? book ?? books[0]?.id ?? '');
  const done = () => {
    onSaved();
    onClose();
  };
  const change = changeOf(draft, contact);
  const save = useMutation({
    mutationFn: async () => {
      if (!contact) return createContact(project, into, change);
      return Object.keys(change).length === 0 ? contact : updateContact(project, contact, change);
    },
    onSuccess: done,
  });
  const isNamed = contact ? draft.full_name.trim() !== '' : change.full_name !== '';
  return (
    <FormDialog
      title={contact ? contact.full_name || 'Contact' : 'New contact'}
      size="lg"
      action={contact ? 'Save' : 'Create contact'}
      isReady={isNamed}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      {contact ? (
        <ContactActions project={project} contact={contact} onDeleted={done} />
      ) : (
        books.length > 1 && (
          <Select
            label="Address book"
            allowDeselect={false}
            data={books.map(({ id, name }) => ({ value: id, label: name }))}
            value={into}
            onChange={(id) => setInto(id ?? into)}
          />
        )
      )}
      <ContactFields
        draft={draft}
        addresses={contact?.addresses ?? []}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
    </FormDialog>
  );
}
