import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { confirmFactor } from '../../api/second-factor.js';
import type { AddedFactor } from '../../api/shapes.js';
import { CodeInput } from '../../second-factor/code-input.js';
import { CodeBlock } from '../../ui/code-block.js';
import { useFactorChange } from './use-factor-change.js';

interface ConfirmAppProps {
  readonly factor: AddedFactor;
  readonly onConfirmed: () => void;
}

/** Shows what an app is to scan, and asks for its first code. */
export function ConfirmApp({ factor, onConfirmed }: ConfirmAppProps) {
  const confirm = useFactorChange(
    (code: string) => confirmFactor(factor.id, code),
    () => {
      notifications.show({ message: 'Your authenticator app is added.' });
      onConfirmed();
    },
  );
  const { qr_svg: svg = '', secret = '' } = factor.totp ?? {};
  return (
    <Stack>
      <Text size="sm">Scan this with your app, or type the key below it.</Text>
      <img
        className="qr-code"
        alt="QR code for your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      />
      <CodeBlock code={secret} what="key" />
      <CodeInput
        text="Then enter the code that the app shows."
        action="Confirm"
        onCode={(code) => confirm.mutate(code)}
        isPending={confirm.isPending}
        error={confirm.error}
      />
    </Stack>
  );
}
