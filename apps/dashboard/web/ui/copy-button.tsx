import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy.js';

const SHOWN_MS = 1600;

interface CopyProps {
  readonly text: string;
  /** What is copied, such as `key`; read out by screen readers. */
  readonly what: string;
}

function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return { isCopied, copy: () => void copyText(text).then(setCopied) };
}

interface CopyIconProps extends CopyProps {
  readonly size?: number | string;
  readonly variant?: 'subtle' | 'default';
}

/** A small copy button beside a value. */
export function CopyIcon({ text, what, size = 'sm', variant = 'subtle' }: CopyIconProps) {
  const { isCopied, copy } = useCopy(text);
  const label = isCopied ? 'Copied' : `Copy ${what}`;
  return (
    <Tooltip label={label} openDelay={300}>
      <ActionIcon variant={variant} color="gray" size={size} aria-label={label} onClick={copy}>
        {isCopied ? <IconCheck size={15} /> : <IconCopy size={15} />}
      </ActionIcon>
    </Tooltip>
  );
}

/** A copy button that stands for itself. */
export function CopyButton({ text, what }: CopyProps) {
  const { isCopied, copy } = useCopy(text);
  return (
    <Button
      variant="default"
      onClick={copy}
      leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : `Copy ${what}`}</span>
    </Button>
  );
}
