import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../../ui/error-notice.js';
import { restOf } from '../../ui/issue-of.js';
import { useSettingsChange } from '../settings/use-settings-change.js';
import { type Draft, type Language, LANGUAGES, problemsIn, toChange } from './draft.js';
import './designer.css';
import { LookPart } from './look-part.js';
import { PagePreview } from './page-preview.js';
import { WaysPart } from './ways-part.js';
import { WordsPart } from './words-part.js';

const QUIET_MS = 250;

const FIELDS = [
  ...['name', 'primary_color', 'background_color', 'logo_url', 'support_url'].map(
    (field) => `branding.${field}`,
  ),
  ...['terms_url', 'privacy_url', 'is_code_offered'].map((field) => `sign_in_page.${field}`),
  ...LANGUAGES.flatMap(({ value }) =>
    ['title', 'lead', 'note'].map((field) => `sign_in_page.texts.${value}.${field}`),
  ),
];

/** Designs the page on which users sign in, beside the page itself. */
export function Designer({ project, saved }: { readonly project: string; readonly saved: Draft }) {
  const [draft, setDraft] = useState(saved);
  const [good, setGood] = useState(saved);
  const [language, setLanguage] = useState<Language>('en');
  const [shown] = useDebouncedValue(good, QUIET_MS);
  const problems = problemsIn(draft);
  const save = useSettingsChange(project);
  const isWrong = Object.keys(problems).length > 0;
  const change = (next: Draft) => {
    setDraft(next);
    if (Object.keys(problemsIn(next)).length === 0) setGood(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && !isWrong) save.mutate(toChange(draft));
  };
  const part = { draft, problems, error: save.error, onChange: change };
  const isChanged = JSON.stringify(toChange(draft)) !== JSON.stringify(toChange(saved));
  return (
    <div className="designer">
      <form onSubmit={submit} aria-label="Sign-in page">
        <Stack>
          <LookPart {...part} />
          <WaysPart {...part} />
          <WordsPart {...part} language={language} onLanguage={setLanguage} />
          <ErrorNotice error={restOf(save.error, FIELDS)} />
          <Group justify="flex-end">
            <Text size="sm" c="dimmed" role="status">
              {isChanged && 'Not saved yet.'}
            </Text>
            <Button type="submit" loading={save.isPending} disabled={isWrong}>
              Save page
            </Button>
          </Group>
        </Stack>
      </form>
      <PagePreview project={project} draft={shown} language={language} />
    </div>
  );
}
