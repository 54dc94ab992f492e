import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Message } from '../../api/shapes.js';
import { bytesText } from '../../ui/bytes-text.js';
import { Section } from '../../ui/section.js';
import { ContentView } from './content-view.js';

type Content = NonNullable<Message['content']>;

const VIEWS = { preview: 'Preview', text: 'Text', source: 'HTML' } as const;
type View = keyof typeof VIEWS;

/** What a message says. */
export function ContentCard({ message: { content, channel } }: { readonly message: Message }) {
  const [view, setView] = useState<View>('preview');
  if (!content) {
    return (
      <Section title="Content">
        <Text size="sm" c="dimmed">
          It was blanked: codes are not kept.
        </Text>
      </Section>
    );
  }
  const views = viewsOf(content);
  return (
    <Section title="Content">
      <Stack gap="sm">
        {views.length > 1 && (
          <SegmentedControl
            aria-label="View"
            data={views.map((value) => ({ value, label: VIEWS[value] }))}
            value={view}
            onChange={(chosen) => setView(chosen)}
            style={{ alignSelf: 'flex-start' }}
          />
        )}
        {view === 'preview' && <ContentView channel={channel} content={content} />}
        {view === 'text' && <Source text={content.text ?? ''} />}
        {view === 'source' && <Source text={content.html ?? ''} />}
        {content.attachments?.map(({ filename, content_type: type, size_bytes: bytes }) => (
          <Text key={filename} size="sm">
            {filename}{' '}
            <Text span size="xs" c="dimmed">
              {type}, {bytesText(bytes)}
            </Text>
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

function viewsOf({ html, text }: Content): View[] {
  if (html === undefined) return ['preview'];
  return text === undefined ? ['preview', 'source'] : ['preview', 'text', 'source'];
}

function Source({ text }: { readonly text: string }) {
  return (
    <pre
      className="code-block"
      style={{ whiteSpace: 'pre-wrap', maxHeight: 480 }}
      tabIndex={0}
      aria-label="Source"
    >
      {text}
    </pre>
  );
}
