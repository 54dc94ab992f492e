import { Button, Checkbox, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createTopic, type MessageTopic } from '../api/consent.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { useConsentChange } from './use-consent-change.js';

const KINDS = [
  { value: 'marketing', label: 'Marketing: people can leave it' },
  { value: 'transactional', label: 'Transactional: belongs to what they bought' },
];

interface CreateTopicDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Asks what a topic is about. */
export function CreateTopicDialog({ project, onClose }: CreateTopicDialogProps) {
  const [key, setKey] = useState('');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<MessageTopic['kind']>('marketing');
  const [isOptIn, setOptIn] = useState(false);
  const isMarketing = kind === 'marketing';
  const create = useConsentChange(
    project,
    'topics',
    () => {
      const is_default_in = !(isMarketing && isOptIn);
      const given = { key: key.trim(), name: name.trim(), kind, is_default_in };
      return createTopic(project, { ...given, description: null });
    },
    onClose,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="New topic">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="What people see on the page where they choose."
            required
            data-autofocus
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label="Key"
            description="What messages call it by, such as news."
            required
            maxLength={63}
            value={key}
            onChange={({ currentTarget }) => setKey(currentTarget.value)}
          />
          <Select
            label="Kind"
            data={KINDS}
            value={kind}
            allowDeselect={false}
            onChange={(chosen) => chosen && setKind(chosen as typeof kind)}
          />
          {isMarketing && (
            <Checkbox
              label="Only people who said yes get it"
              checked={isOptIn}
              onChange={({ currentTarget }) => setOptIn(currentTarget.checked)}
            />
          )}
          <ErrorNotice error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Add topic
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
