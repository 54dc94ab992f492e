import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type Contact, deleteContact } from '../../api/vault-contacts.js';
import { vaultUrl } from '../../api/vault-urls.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';

interface ContactActionsProps {
  readonly project: string;
  readonly contact: Contact;
  readonly onDeleted: () => void;
}

/** What is done with a contact besides changing it. */
export function ContactActions({ project, contact, onDeleted }: ContactActionsProps) {
  const { id, full_name: name } = contact;
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        component="a"
        variant="default"
        size="compact-sm"
        href={vaultUrl(project, `contacts/${id}/vcf`)}
        download={`${name || id}.vcf`}
        leftSection={<IconDownload size={14} />}
      >
        Save as vCard
      </Button>
      <ConfirmedIcon
        label={`Delete ${name}`}
        action="Delete"
        onConfirm={async () => {
          await deleteContact(project, id);
          onDeleted();
        }}
      >
        The contact is deleted for good, also on the devices that keep this address book in step.
      </ConfirmedIcon>
    </Group>
  );
}
