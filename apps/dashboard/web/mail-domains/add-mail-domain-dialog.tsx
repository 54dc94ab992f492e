import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { createMailDomain, mailDomainsQuery } from '../api/mail-domains.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';

interface AddMailDomainDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Asks for the name, and leads to the records to set. */
export function AddMailDomainDialog({ project, onClose }: AddMailDomainDialogProps) {
  const [name, setName] = useState('');
  const [include, setInclude] = useState('');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: () => {
      const spf = include.trim() ? { spf_include: include.trim() } : {};
      return createMailDomain(project, { name: name.trim(), ...spf });
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries(mailDomainsQuery(project));
      await navigate({
        to: '/projects/$project/messages/domains/$domain',
        params: { project, domain: id },
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Add a mail domain">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            label="Domain"
            description="What stands after the at sign of your senders, such as example.com."
            value={name}
            error={issueOf(add.error, 'name')}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <TextInput
            label="Relay for SPF"
            description="Domain that your mail relay names for SPF. Leave it empty when the mail servers of the domain send."
            value={include}
            error={issueOf(add.error, 'spf_include')}
            onChange={({ currentTarget: { value } }) => setInclude(value)}
          />
          <ErrorNotice error={restOf(add.error, ['name', 'spf_include'])} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={add.isPending}>
              Add domain
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
