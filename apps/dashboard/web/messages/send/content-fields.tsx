import { Textarea, TextInput } from '@mantine/core';
import { issueOf } from '../../ui/issue-of.js';
import type { SendDraft } from './send-draft.js';

interface ContentFieldsProps {
  readonly draft: SendDraft;
  readonly error: Error | null;
  readonly onChange: (part: Partial<SendDraft>) => void;
}

/** What a message of the chosen channel may say. */
export function ContentFields({ draft, error, onChange }: ContentFieldsProps) {
  const { channel, subject, text, html } = draft;
  const hasSubject = channel === 'email' || channel === 'push';
  return (
    <>
      {hasSubject && (
        <TextInput
          label={channel === 'email' ? 'Subject' : 'Title'}
          required={channel === 'email'}
          value={subject}
          error={issueOf(error, 'content.subject')}
          onChange={({ currentTarget: { value } }) => onChange({ subject: value })}
        />
      )}
      <Textarea
        label="Text"
        autosize
        minRows={3}
        maxRows={10}
        required={channel !== 'email'}
        value={text}
        error={issueOf(error, 'content.text')}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
      {channel === 'email' && (
        <Textarea
          label="HTML"
          description="Optional."
          autosize
          minRows={2}
          maxRows={10}
          classNames={{ input: 'mono' }}
          value={html}
          error={issueOf(error, 'content.html')}
          onChange={({ currentTarget: { value } }) => onChange({ html: value })}
        />
      )}
    </>
  );
}
