import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MessagesTab } from './messages-tab.js';

interface BackLinkProps {
  readonly project: string;
  readonly tab?: MessagesTab;
  readonly children: string;
}

/** Leads to a tab of messages. */
export function BackLink({ project, tab, children }: BackLinkProps) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="/projects/$project/messages" params={{ project }} search={{ tab }} {...props} />
      )}
    >
      {children}
    </Anchor>
  );
}
