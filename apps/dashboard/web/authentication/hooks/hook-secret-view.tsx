import { Button, Group, Stack, Text } from '@mantine/core';
import type { SignInHook } from '../../api/sign-in-hooks.js';
import { CodeBlock } from '../../ui/code-block.js';

interface HookSecretViewProps {
  readonly hook: SignInHook;
  readonly onDone: () => void;
}

/** What questions are signed with: the only time that it is shown. */
export function HookSecretView({ hook, onDone }: HookSecretViewProps) {
  return (
    <Stack>
      <Text size="sm">
        Your server proves with this secret that a question is ours, as Standard Webhooks has it.
      </Text>
      <CodeBlock code={hook.secret ?? ''} what="hook secret" />
      <Text size="sm">Copy the secret now. It is shown only this once.</Text>
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
