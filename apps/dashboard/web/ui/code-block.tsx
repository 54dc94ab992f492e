import { Box } from '@mantine/core';
import { CopyIcon } from './copy-button.js';

/** Text to run or paste, with a copy button. */
export function CodeBlock({ code, what }: { readonly code: string; readonly what: string }) {
  return (
    <Box pos="relative">
      {/* A region that scrolls must be reachable by keyboard. */}
      <pre className="code-block" tabIndex={0} aria-label={what} style={{ paddingRight: 44 }}>
        {code}
      </pre>
      <div className="code-copy">
        <CopyIcon text={code} what={what} />
      </div>
    </Box>
  );
}
