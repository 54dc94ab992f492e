import { Table, Text } from '@mantine/core';
import type { KycReviewDetail } from '../../api/shapes.js';
import { Section } from '../../ui/section.js';
import { kycText } from '../kyc-text.js';

const CLAIMED = ['first_name', 'last_name', 'birth_date', 'document_number'] as const;
const READ = ['expiry_date', 'issuing_country', 'nationality'] as const;

/** What you say of a person beside what was read from the document. */
export function PersonCard({ person }: { readonly person: KycReviewDetail['person'] }) {
  const { claims, documents } = person;
  return (
    <Section title="Person" text="What you claim, beside what the document says.">
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Claims and document">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Claimed</Table.Th>
              {documents.map(({ source }) => (
                <Table.Th key={source}>{kycText(source)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...CLAIMED, ...READ].map((field) => (
              <Table.Tr key={field}>
                <Table.Td>{kycText(field)}</Table.Td>
                <Table.Td>{CLAIMED.map((one) => one === field && claims?.[one])} </Table.Td>
                {documents.map((document) => (
                  <Table.Td key={document.source}>{document[field] ?? '–'}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {documents.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing could be read from the document.
        </Text>
      )}
    </Section>
  );
}
