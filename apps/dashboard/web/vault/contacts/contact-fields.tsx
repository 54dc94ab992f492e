import { SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Contact } from '../../api/vault-contacts.js';
import type { ContactDraft } from './contact-draft.js';
import { ValueRows } from './value-rows.js';

interface ContactFieldsProps {
  readonly draft: ContactDraft;
  /** Shown as they are: they are written by the programs that made them. */
  readonly addresses: Contact['addresses'];
  readonly onChange: (part: Partial<ContactDraft>) => void;
}

const LINES = [
  ['full_name', 'Name', 300],
  ['given_name', 'Given name', 200],
  ['family_name', 'Family name', 200],
  ['organization', 'Organisation', 300],
  ['job_title', 'Job title', 300],
] as const;

/** What a contact is. */
export function ContactFields({ draft, addresses, onChange }: ContactFieldsProps) {
  const [name, ...others] = LINES.map(([field, label, most]) => (
    <TextInput
      key={field}
      label={label}
      maxLength={most}
      {...(field === 'full_name' && { 'data-autofocus': true })}
      value={draft[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  ));
  return (
    <>
      {name}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>{others}</SimpleGrid>
      <ValueRows
        label="E-mail addresses"
        single="E-mail address"
        type="email"
        kinds={['home', 'work']}
        all={draft.emails}
        onChange={(emails) => onChange({ emails })}
      />
      <ValueRows
        label="Phone numbers"
        single="Phone number"
        type="tel"
        kinds={['cell', 'home', 'work']}
        all={draft.phones}
        onChange={(phones) => onChange({ phones })}
      />
      {addresses.length > 0 && (
        <Stack gap={2}>
          <Text size="sm" fw={600}>
            Postal addresses
          </Text>
          {addresses.map((address, index) => (
            <Text key={index} size="sm" className="wrap">
              {[
                address.street,
                [address.postal_code, address.city].filter(Boolean).join(' '),
                address.region,
                address.country,
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          ))}
        </Stack>
      )}
      <TextInput
        label="Birthday"
        description="1990-12-31, or --12-31 without the year."
        maxLength={10}
        value={draft.birthday}
        onChange={({ currentTarget }) => onChange({ birthday: currentTarget.value })}
      />
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={20_000}
        value={draft.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </>
  );
}
