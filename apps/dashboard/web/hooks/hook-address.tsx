import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '../ui/code-block.js';

const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitea: 'Gitea',
  forgejo: 'Forgejo',
  bitbucket: 'Bitbucket',
  generic: 'Anything that signs',
};

/** Where the chosen host delivers to. */
export function HookAddress({ urls }: { readonly urls: Readonly<Record<string, string>> }) {
  const [provider, setProvider] = useState('github');
  return (
    <Stack gap="xs">
      <Select
        label="Host of the repository"
        w={220}
        allowDeselect={false}
        data={Object.keys(urls).map((value) => ({ value, label: NAMES[value] ?? value }))}
        value={provider}
        onChange={(value) => value !== null && setProvider(value)}
      />
      <CodeBlock code={urls[provider] ?? ''} what="hook address" />
    </Stack>
  );
}
