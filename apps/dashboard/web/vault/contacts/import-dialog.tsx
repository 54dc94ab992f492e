import { IconAddressBook } from '@tabler/icons-react';
import { type AddressBook, importContacts } from '../../api/vault-contacts.js';
import { ImportDialog } from '../import-dialog.js';

interface ImportContactsDialogProps {
  readonly project: string;
  readonly book: AddressBook;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes the contacts of a file. */
export function ImportContactsDialog({ project, book, ...rest }: ImportContactsDialogProps) {
  return (
    <ImportDialog
      {...rest}
      into={book.name}
      label="File of vCards"
      description="A .vcf file of at most 1 MB, version 3.0 or 4.0. Contacts that are here already become as in the file."
      icon={IconAddressBook}
      accept=".vcf,text/vcard"
      take={(text) => importContacts(project, book.id, text)}
      say={({ number, why }) => `vCard ${number}: ${why}`}
    />
  );
}
