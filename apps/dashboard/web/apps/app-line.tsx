import { Group } from '@mantine/core';
import type { App } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Status } from '../ui/status.js';
import { AppAddress } from './app-table.js';

/** The state of an app and where it answers, in a line. */
export function AppLine({ app }: { readonly app: App }) {
  return (
    <Group gap="4px 14px">
      <span aria-live="polite">
        <Status value={app.status} />
      </span>
      <Group gap={4} wrap="nowrap" className="app-address">
        <AppAddress url={app.url} />
        <CopyIcon text={app.url} what="address" />
      </Group>
    </Group>
  );
}
