import { Button, Group, Stack, Text } from '@mantine/core';
import { renderSVG } from 'uqr';
import type { NewKycSession } from '../../api/shapes.js';
import { CodeBlock } from '../../ui/code-block.js';

interface NewSessionViewProps {
  readonly session: NewKycSession;
  readonly onDone: () => void;
}

/** The link of a verification: the only time that it is shown. */
export function NewSessionView({ session, onDone }: NewSessionViewProps) {
  const svg = renderSVG(session.url, { border: 0 });
  return (
    <Stack>
      <Text size="sm">
        Send this link to the person, or have it scanned. It is shown only this once.
      </Text>
      <img
        className="qr-code"
        alt="QR code for the verification"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      />
      <CodeBlock code={session.url} what="link" />
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
