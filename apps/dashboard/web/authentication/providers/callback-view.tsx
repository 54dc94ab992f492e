import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SignInProvider } from '../../api/sign-in-providers.js';
import { CodeBlock } from '../../ui/code-block.js';
import { kindOf } from './kinds.js';
import { ProviderTestView } from './provider-test-view.js';

interface CallbackViewProps {
  readonly project: string;
  readonly provider: SignInProvider;
  readonly onDone: () => void;
}

/** What is left to do at the provider itself. */
export function CallbackView({ project, provider, onDone }: CallbackViewProps) {
  const [isTested, setTested] = useState(false);
  return (
    <Stack>
      <Text size="sm">
        Enter this redirect URI at {provider.name}, exactly as it stands here. Until then nobody can
        sign in with it.
      </Text>
      <CodeBlock code={provider.callback_url} what="redirect URI" />
      <Text size="sm" c="dimmed">
        {kindOf(provider.kind).where}
      </Text>
      {isTested && <ProviderTestView project={project} provider={provider} />}
      <Group justify="flex-end">
        {!isTested && (
          <Button variant="default" onClick={() => setTested(true)}>
            Test it
          </Button>
        )}
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
