import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Channel } from '../api/message-log.js';
import { renderTemplate, type WantedPreview } from '../api/message-templates.js';
import { ContentView } from '../messages/message/content-view.js';
import { valuesOf } from '../messages/send/send-draft.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { sampleValues } from './sample-values.js';
import { type TemplateDraft, wantedOf } from './template-draft.js';

const TYPING_MS = 400;

interface TemplatePreviewCardProps {
  readonly project: string;
  readonly draft: TemplateDraft;
  readonly locale: string;
  readonly channel: Channel;
}

/** What recipients get of a draft, filled with examples; the service renders it as it would send it. */
export function TemplatePreviewCard({ project, draft, locale, channel }: TemplatePreviewCardProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const values = sampleValues(draft.variables, typed);
  const { name: _name, description: _description, ...template } = wantedOf(draft);
  const asked = { template, channel, locale, variables: valuesOf(values) };
  const [settled] = useDebouncedValue(JSON.stringify(asked), TYPING_MS);
  const hasBody = draft.locales[locale]?.[channel] !== undefined;
  const preview = useQuery({
    queryKey: ['project', project, 'template-preview', settled],
    queryFn: () => renderTemplate(project, JSON.parse(settled) as WantedPreview),
    enabled: hasBody && settled === JSON.stringify(asked),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  });
  const names = Object.keys(draft.variables);
  const shown = preview.data?.channel === channel ? preview.data : undefined;
  return (
    <div className="template-preview">
      <Section title="Preview" text="As it would be sent, with these examples.">
        {names.length > 0 && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
            {names.map((name) => (
              <TextInput
                key={name}
                size="xs"
                label={name}
                placeholder={values[name]}
                value={typed[name] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setTyped((before) => ({ ...before, [name]: value }))
                }
              />
            ))}
          </SimpleGrid>
        )}
        {hasBody ? (
          <>
            <ErrorNotice error={preview.error} />
            {shown && !preview.error && <ContentView channel={channel} content={shown.content} />}
          </>
        ) : (
          <Text size="sm" c="dimmed">
            Nothing is said on this channel in this language.
          </Text>
        )}
      </Section>
    </div>
  );
}
