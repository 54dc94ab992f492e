import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../api/keys.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { CodeBlock } from '../ui/code-block.js';
import { Section } from '../ui/section.js';

/** How to push code to the platform itself. */
export function GitPushCard({ project, app }: AppTabProps) {
  const { data: products } = useQuery(productsQuery(project));
  const base = products?.find(({ product }) => product === 'platform')?.base_url ?? '';
  // Git is no part of the versioned API.
  const url = `${base.replace(/\/v1\/?$/, '')}/git/${project}/${app.name}.git`;
  return (
    <Section
      title="Push to Skydeck"
      text="Without any other host: what is pushed here is deployed, and git prints the build log."
    >
      <CodeBlock
        code={`git remote add skydeck ${url}\ngit push skydeck ${app.branch}`}
        what="git commands"
      />
      <Text size="xs" c="dimmed">
        Sign in with an API key as the password; any user name will do.
      </Text>
    </Section>
  );
}
