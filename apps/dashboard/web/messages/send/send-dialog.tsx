import { Alert, Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type Channel, messagesKey, sendMessage } from '../../api/message-log.js';
import { templatesQuery } from '../../api/message-templates.js';
import { useMode } from '../../mode/mode.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { CHANNEL_CHOICES } from '../message-words.js';
import { ContentFields } from './content-fields.js';
import { EMPTY_DRAFT, type SendDraft, wantedOf } from './send-draft.js';
import { VariableFields } from './variable-fields.js';

interface SendDialogProps {
  readonly project: string;
  /** What the form holds at first. */
  readonly draft?: Partial<SendDraft>;
  readonly onClose: () => void;
}

const TO: Readonly<Record<Channel, { readonly label: string; readonly text: string }>> = {
  email: { label: 'Address', text: 'Such as ada@example.com.' },
  sms: { label: 'Phone number', text: 'With the country, such as +14155550123.' },
  whatsapp: { label: 'Phone number', text: 'With the country, such as +14155550123.' },
  push: { label: 'Device token', text: 'What the device subscribed with.' },
};
const SHOWN = ['to', 'content.subject', 'content.text', 'content.html'];

/** Sends a message by hand, to see how it looks and travels. */
export function SendDialog({ project, draft: first, onClose }: SendDialogProps) {
  const [draft, setDraft] = useState<SendDraft>({ ...EMPTY_DRAFT, ...first });
  const isTest = useMode() === 'test';
  const templates = useQuery(templatesQuery(project));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: () => sendMessage(project, wantedOf(draft)),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: messagesKey(project) });
      await navigate({
        to: '/projects/$project/messages/$message',
        params: { project, message: id },
      });
    },
  });
  const change = (part: Partial<SendDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  const sendable = (templates.data ?? []).filter((one) => one.published_version !== null);
  return (
    <Modal opened onClose={onClose} title="Send a message" size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Alert variant="light" color={isTest ? 'yellow' : 'sky'} p="xs" role="note">
            {isTest
              ? 'Test mode: it stays in the outbox of this installation.'
              : 'It goes out by the providers of this project, or stays in the outbox if there are none.'}
          </Alert>
          <Group grow align="flex-start">
            <Select
              label="Channel"
              allowDeselect={false}
              data={[...CHANNEL_CHOICES]}
              value={draft.channel}
              onChange={(value) => value && change({ channel: value })}
            />
            <Select
              label="Template"
              allowDeselect={false}
              data={[
                { value: '', label: 'None, write it here' },
                ...sendable.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={draft.template}
              onChange={(value) => change({ template: value ?? '', values: {} })}
            />
          </Group>
          <TextInput
            data-autofocus
            required
            label={TO[draft.channel].label}
            description={TO[draft.channel].text}
            autoComplete="off"
            value={draft.to}
            error={issueOf(send.error, 'to')}
            onChange={({ currentTarget: { value } }) => change({ to: value })}
          />
          {draft.template ? (
            <VariableFields
              project={project}
              template={draft.template}
              values={draft.values}
              onChange={(values) => change({ values })}
            />
          ) : (
            <ContentFields draft={draft} error={send.error} onChange={change} />
          )}
          <ErrorNotice error={restOf(send.error, SHOWN)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={send.isPending}>
              Send message
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
