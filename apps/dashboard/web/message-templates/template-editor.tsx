import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Channel } from '../api/message-log.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';
import { BodyFields } from './body-fields.js';
import { LocaleBar } from './locale-bar.js';
import type { TemplateDraft } from './template-draft.js';
import { TemplatePreviewCard } from './template-preview-card.js';
import { VariableList } from './variable-list.js';
import './templates.css';

interface TemplateEditorProps {
  readonly project: string;
  readonly initial: TemplateDraft;
  readonly isNew?: boolean;
  readonly action: string;
  readonly save: {
    readonly mutate: (draft: TemplateDraft) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/** What a template says by language and channel, its variables, and what becomes of it. */
export function TemplateEditor({ project, initial, isNew, action, save }: TemplateEditorProps) {
  const [draft, setDraft] = useState(initial);
  const [locale, setLocale] = useState(initial.defaultLocale);
  const [channel, setChannel] = useState<Channel>(firstChannel(initial));
  const change = (part: Partial<TemplateDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(draft);
  };
  const locales = Object.keys(draft.locales);
  const shownLocale = locales.includes(locale) ? locale : (locales[0] ?? 'en');
  return (
    <div className="template-parts">
      <form onSubmit={submit}>
        <Stack>
          <Section title="Template">
            {isNew && (
              <TextInput
                data-autofocus
                required
                label="Name"
                description="Messages call it by this: small letters, digits and dashes."
                value={draft.name}
                error={issueOf(save.error, 'name')}
                onChange={({ currentTarget: { value } }) => change({ name: value })}
              />
            )}
            <Group grow align="flex-start">
              <TextInput
                label="Description"
                value={draft.description}
                onChange={({ currentTarget: { value } }) => change({ description: value })}
              />
              <Select
                label="Default language"
                description="For whoever wants one that is not there."
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                allowDeselect={false}
                data={locales}
                value={draft.defaultLocale}
                onChange={(value) => value && change({ defaultLocale: value })}
              />
            </Group>
          </Section>
          <VariableList
            variables={draft.variables}
            onChange={(variables) => change({ variables })}
          />
          <Section title="Content" text="Gaps are written as Liquid, such as {{ name }}.">
            <LocaleBar draft={draft} shown={shownLocale} onShow={setLocale} onChange={setDraft} />
            <BodyFields
              draft={draft}
              locale={shownLocale}
              channel={channel}
              onChannel={setChannel}
              onChange={setDraft}
            />
          </Section>
          <ErrorNotice error={restOf(save.error, ['name'])} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={!isNew && draft === initial}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
      <TemplatePreviewCard project={project} draft={draft} locale={shownLocale} channel={channel} />
    </div>
  );
}

function firstChannel({ locales, defaultLocale }: TemplateDraft): Channel {
  const [first] = Object.keys(locales[defaultLocale] ?? {}) as Channel[];
  return first ?? 'email';
}
