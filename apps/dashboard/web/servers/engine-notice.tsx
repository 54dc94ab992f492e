import { Alert, Stack, Text } from '@mantine/core';
import { ApiRequestError } from '@skydeck/sdk';
import { IconServerOff } from '@tabler/icons-react';
import { CodeBlock } from '../ui/code-block.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** What a server action failed with; where the machine lacks something, what to run. */
export function EngineNotice({ error }: { readonly error: Error | null }) {
  const isEngine = error instanceof ApiRequestError && error.code === 'vps.engine_unavailable';
  if (!isEngine) return <ErrorNotice error={error} />;
  return (
    <Alert
      variant="light"
      color="yellow"
      role="alert"
      icon={<IconServerOff size={18} />}
      title="This machine cannot run servers yet"
      styles={{ message: { color: 'var(--mantine-color-text)' }, title: { color: 'var(--warn)' } }}
    >
      <Stack gap="xs">
        {problemsIn(error.message).map(({ what, fix }) => (
          <Stack key={what} gap={6}>
            <Text size="sm">{what}</Text>
            {fix && <CodeBlock code={fix} what="command that mends it" />}
          </Stack>
        ))}
        <Text size="xs" c="dimmed">
          Run it on the machine, then create the server again. “skydeck doctor” tells the same.
        </Text>
      </Stack>
    </Alert>
  );
}

/** Takes `engine: what: fix; engine: what: fix` apart; other sentences stay whole. */
function problemsIn(text: string): { what: string; fix?: string }[] {
  return text.split('; ').map((part) => {
    const [engine, what, ...fix] = part.split(': ');
    return fix.length > 0 ? { what: `${engine}: ${what}`, fix: fix.join(': ') } : { what: part };
  });
}
