import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Leads to the list that a page belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      {children}
    </Anchor>
  );
}
