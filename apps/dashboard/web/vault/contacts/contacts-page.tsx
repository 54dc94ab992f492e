import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconAddressBook,
  IconBook2,
  IconPlugConnected,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addressBooksQuery,
  type Contact,
  contactsKey,
  contactsQuery,
} from '../../api/vault-contacts.js';
import { useProject } from '../../projects/use-project-slug.js';
import { MoreButton } from '../../sources/more-button.js';
import { useNews } from '../../sources/use-news.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { NoneFits } from '../../ui/none-fits.js';
import { Page } from '../../ui/page.js';
import { AppPasswordsDialog } from '../access/app-passwords-dialog.js';
import { SpaceChoice } from '../space-choice.js';
import { BookDialog } from './book-dialog.js';
import { BookMenu } from './book-menu.js';
import { ContactDialog } from './contact-dialog.js';
import { ContactTable } from './contact-table.js';
import { useContactsSearch } from './contacts-route.js';

const TYPING_MS = 250;

type Opened =
  | { readonly what: 'book' | 'connect' | 'new' }
  | { readonly what: 'contact'; readonly contact: Contact };

/** The address books of a space: who is in them, and how to find somebody. */
export function ContactsPage() {
  const project = useProject();
  const { search, show } = useContactsSearch();
  const { space, book: bookId } = search;
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const books = useQuery(addressBooksQuery(project, space));
  const shown = books.data?.find(({ id }) => id === bookId);
  const contacts = useInfiniteQuery({
    ...contactsQuery(project, {
      ...(space && { space_id: space }),
      ...(shown && { address_book_id: shown.id }),
      ...(typed !== '' && { q: typed }),
    }),
    enabled: (books.data?.length ?? 0) > 0,
  });
  useNews({
    source: 'vault',
    project,
    types: 'address_book.*,contact.*',
    queryKey: contactsKey(project),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: contactsKey(project) });
  const close = () => setOpened(undefined);
  const hasBooks = (books.data?.length ?? 0) > 0;
  const newBook = (
    <Button
      variant={hasBooks ? 'default' : 'filled'}
      leftSection={<IconBook2 size={16} />}
      onClick={() => setOpened({ what: 'book' })}
    >
      New address book
    </Button>
  );
  return (
    <Page
      title="Contacts"
      text="Phones and mail programs keep them in step by CardDAV."
      actions={
        <>
          <SpaceChoice project={project} space={space} onChange={(to) => show({ space: to })} />
          <Button
            variant="default"
            leftSection={<IconPlugConnected size={16} />}
            onClick={() => setOpened({ what: 'connect' })}
          >
            Connect
          </Button>
          {hasBooks && newBook}
          {hasBooks && (
            <Button
              leftSection={<IconUserPlus size={16} />}
              onClick={() => setOpened({ what: 'new' })}
            >
              New contact
            </Button>
          )}
        </>
      }
    >
      <Loaded query={books}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconAddressBook}
              title="No address books yet"
              text="Make one and write contacts into it, import a file of vCards, or connect a phone."
            >
              {newBook}
            </EmptyState>
          ) : (
            <>
              <Group gap="sm">
                <TextInput
                  type="search"
                  aria-label="Search contacts"
                  placeholder="Name, company, e-mail or number"
                  leftSection={<IconSearch size={16} />}
                  flex="1 1 240px"
                  maw={360}
                  maxLength={200}
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
                <Select
                  aria-label="Address book"
                  w={200}
                  allowDeselect={false}
                  data={[
                    { value: '', label: 'All address books' },
                    ...all.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={shown?.id ?? ''}
                  onChange={(id) => show({ space, book: id ?? undefined })}
                />
                {all.map(
                  (book) =>
                    (book.id === shown?.id || all.length === 1) && (
                      <BookMenu key={book.id} project={project} book={book} onChanged={refresh} />
                    ),
                )}
              </Group>
              <Loaded query={contacts}>
                {(items) =>
                  items.length > 0 ? (
                    <ContactTable
                      contacts={items}
                      onOpen={(contact) => setOpened({ what: 'contact', contact })}
                    />
                  ) : (
                    <NoneFits>{typed === '' ? 'No contacts yet.' : 'No contact fits.'}</NoneFits>
                  )
                }
              </Loaded>
              <MoreButton query={contacts} label="Show more" />
            </>
          )
        }
      </Loaded>
      {opened?.what === 'book' && (
        <BookDialog project={project} space={space} onSaved={refresh} onClose={close} />
      )}
      {opened?.what === 'connect' && (
        <AppPasswordsDialog project={project} space={space} onClose={close} />
      )}
      {(opened?.what === 'new' || opened?.what === 'contact') && books.data && (
        <ContactDialog
          project={project}
          books={books.data}
          book={shown?.id}
          contact={opened.what === 'contact' ? opened.contact : undefined}
          onSaved={refresh}
          onClose={close}
        />
      )}
    </Page>
  );
}
