import { Anchor, Table, Text } from '@mantine/core';
import type { Contact } from '../../api/vault-contacts.js';
import { DataTable } from '../../ui/data-table.js';

const TITLES = ['Name', 'E-mail', 'Phone', 'Organisation'];

interface ContactTableProps {
  readonly contacts: readonly Contact[];
  readonly onOpen: (contact: Contact) => void;
}

/** Contacts by their names. */
export function ContactTable({ contacts, onOpen }: ContactTableProps) {
  return (
    <DataTable label="Contacts" titles={TITLES} isCard>
      {contacts.map((contact) => {
        const { id, full_name: name, emails, phones, organization, job_title: job } = contact;
        return (
          <Table.Tr key={id}>
            <Table.Td>
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="left"
                className="wrap"
                onClick={() => onOpen(contact)}
              >
                {name || 'No name'}
              </Anchor>
            </Table.Td>
            <Table.Td>
              <Values all={emails.map(({ value }) => value)} scheme="mailto" />
            </Table.Td>
            <Table.Td className="figures">
              <Values all={phones.map(({ value }) => value)} scheme="tel" />
            </Table.Td>
            <Table.Td>
              <Text size="sm" className="wrap">
                {[job, organization].filter(Boolean).join(', ') || '–'}
              </Text>
            </Table.Td>
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}

/** The first of several values, and how many more there are. */
function Values({ all, scheme }: { readonly all: readonly string[]; readonly scheme: string }) {
  const [first] = all;
  if (first === undefined) return '–';
  return (
    <>
      <Anchor href={`${scheme}:${encodeURIComponent(first)}`} className="wrap" size="sm">
        {first}
      </Anchor>
      {all.length > 1 && (
        <Text span size="xs" c="dimmed">
          {' '}
          and {all.length - 1} more
        </Text>
      )}
    </>
  );
}
