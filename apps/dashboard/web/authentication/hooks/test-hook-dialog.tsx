import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type HookTest, type SignInHook, testHook } from '../../api/sign-in-hooks.js';
import { CodeBlock } from '../../ui/code-block.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { kindText } from './hook-text.js';

interface TestHookDialogProps {
  readonly project: string;
  readonly hook: SignInHook;
  readonly onClose: () => void;
}

/** Asks a hook about somebody made up, and shows how it answers. */
export function TestHookDialog({ project, hook, onClose }: TestHookDialogProps) {
  const test = useMutation({ mutationFn: () => testHook(project, hook.id) });
  return (
    <Modal opened onClose={onClose} title={`Test ${kindText(hook.kind)}`}>
      <Stack>
        <Text size="sm">
          A signed question about Jane Example, who is made up, goes to{' '}
          <span className="mono wrap">{hook.url}</span>. It is marked with <code>is_test</code>.
        </Text>
        <div aria-live="polite">{test.data && <Result test={test.data} />}</div>
        <ErrorNotice error={test.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button data-autofocus loading={test.isPending} onClick={() => test.mutate()}>
            {test.data ? 'Send again' : 'Send test'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Result({ test }: { readonly test: HookTest }) {
  const { is_good: isGood, answer, problem, duration_ms: ms } = test;
  return (
    <Stack gap="xs">
      <Alert
        variant="light"
        color={isGood ? 'green' : 'red'}
        icon={isGood ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
        styles={{ message: { color: 'var(--mantine-color-text)' } }}
      >
        {isGood ? `A good answer in ${ms} ms.` : `${problem ?? 'No good answer.'} (${ms} ms)`}
      </Alert>
      {answer && <CodeBlock code={JSON.stringify(answer, null, 2)} what="answer of the hook" />}
    </Stack>
  );
}
