import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Channel } from '../api/message-log.js';
import { CHANNEL_CHOICES } from '../messages/message-words.js';
import { channelName } from '../outbox/message-text.js';
import { type Body, type TemplateDraft, textOf, withBody } from './template-draft.js';

interface BodyFieldsProps {
  readonly draft: TemplateDraft;
  readonly locale: string;
  readonly channel: Channel;
  readonly onChannel: (channel: Channel) => void;
  readonly onChange: (draft: TemplateDraft) => void;
}

const FIRST: Readonly<Record<Channel, Body>> = {
  email: { subject: 'Hello', text: 'Hello' },
  sms: { text: 'Hello' },
  push: { subject: 'Hello', text: 'Hello' },
  whatsapp: { text: 'Hello' },
};

/** What a template says in one language on one channel. */
export function BodyFields({ draft, locale, channel, onChannel, onChange }: BodyFieldsProps) {
  const body = draft.locales[locale]?.[channel];
  const set = (next: Body | undefined) => onChange(withBody(draft, locale, channel, next));
  const part = (name: string) => ({
    value: textOf(body?.[name]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ ...body, [name]: value }),
  });
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Channel"
        data={[...CHANNEL_CHOICES]}
        value={channel}
        onChange={(value) => onChannel(value)}
        style={{ alignSelf: 'flex-start' }}
      />
      {body === undefined ? (
        <Group>
          <Text size="sm" c="dimmed">
            It says nothing by {channelName(channel)} in this language.
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => set(FIRST[channel])}>
            Add {channelName(channel)}
          </Button>
        </Group>
      ) : (
        <>
          {(channel === 'email' || channel === 'push') && (
            <TextInput label={channel === 'email' ? 'Subject' : 'Title'} {...part('subject')} />
          )}
          {channel === 'email' && <Markup body={body} onChange={set} />}
          <Textarea
            label="Text"
            description={channel === 'email' ? 'Made of the HTML when empty.' : undefined}
            autosize
            minRows={3}
            maxRows={12}
            {...part('text')}
          />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => set(undefined)}
          >
            Say nothing by {channelName(channel)}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface MarkupProps {
  readonly body: Body;
  readonly onChange: (body: Body) => void;
}

/** Mail is written as MJML, or as the HTML that is sent. */
function Markup({ body, onChange }: MarkupProps) {
  const kind = body['html'] === undefined ? 'mjml' : 'html';
  const { mjml, html, ...others } = body;
  const source = textOf(mjml ?? html);
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={500} id="markup-label">
          Markup
        </Text>
        <SegmentedControl
          size="xs"
          aria-label="Kind of markup"
          data={[
            { value: 'mjml', label: 'MJML' },
            { value: 'html', label: 'HTML' },
          ]}
          value={kind}
          onChange={(wanted) => onChange({ ...others, [wanted]: source })}
        />
      </Group>
      <Textarea
        aria-labelledby="markup-label"
        autosize
        minRows={8}
        maxRows={22}
        spellCheck={false}
        classNames={{ input: 'mono' }}
        value={source}
        onChange={({ currentTarget: { value } }) => onChange({ ...others, [kind]: value })}
      />
    </div>
  );
}
