import { Button, Group, NumberInput, TagsInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AuthSettings } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

const URLS = ['magic_links.redirect_urls', 'magic_links.redirect_urls.0'] as const;
const TTL = 'magic_links.ttl_s';

interface MagicLinksFormProps {
  readonly project: string;
  readonly links: AuthSettings['magic_links'];
}

/** Links by mail that sign users in. */
export function MagicLinksForm({ project, links }: MagicLinksFormProps) {
  const [urls, setUrls] = useState<string[]>(links.redirect_urls);
  const [ttlS, setTtlS] = useState(links.ttl_s);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ magic_links: { redirect_urls: urls, ttl_s: ttlS } });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Magic links" text="Links by mail that sign your users in.">
        <TagsInput
          label="Where links may lead"
          description="Exactly these addresses, no others. Press Enter after each."
          value={urls}
          error={issueOf(save.error, URLS[0]) ?? issueOf(save.error, URLS[1])}
          onChange={setUrls}
        />
        <NumberInput
          hideControls
          label="Link good for seconds"
          w={180}
          allowDecimal={false}
          value={ttlS}
          error={issueOf(save.error, TTL)}
          onChange={(value) => setTtlS(Number(value) || links.ttl_s)}
        />
        <ErrorNotice error={restOf(save.error, [...URLS, TTL])} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save magic links
          </Button>
        </Group>
      </Section>
    </form>
  );
}
