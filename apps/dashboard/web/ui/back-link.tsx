import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface BackLinkProps {
  readonly to: string;
  /** The tab that the list is on. */
  readonly tab?: string;
  readonly children: string;
}

/** Leads to the list that a page belongs to. */
export function BackLink({ to, tab, children }: BackLinkProps) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to={to} search={tab ? { tab } : {}} {...props} />}
    >
      {children}
    </Anchor>
  );
}
