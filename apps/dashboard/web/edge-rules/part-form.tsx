import { Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { EdgeRulesChange } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import type { useRulesChange } from './rules-part.js';

interface PartFormProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly saving: ReturnType<typeof useRulesChange>;
  /** What to save. */
  readonly change: () => EdgeRulesChange;
  /** On the left of the button that saves. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the edge rules, with a button of its own. */
export function PartForm({ title, text, saving, change, aside, children }: PartFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(change());
  };
  return (
    <form onSubmit={submit}>
      <Section title={title} text={text}>
        {children}
        <ErrorNotice error={saving.error} />
        <Group justify="space-between">
          <div>{aside}</div>
          <Button
            type="submit"
            variant="default"
            aria-label={`Save: ${title}`}
            loading={saving.isPending}
          >
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}
