import { Stack } from '@mantine/core';
import { BlocksCard } from './blocks-card.js';
import { FunnelCard } from './funnel-card.js';

/** How far codes come on their way to users, and where they are not sent. */
export function CodesTab({ project }: { readonly project: string }) {
  return (
    <Stack>
      <FunnelCard project={project} />
      <BlocksCard project={project} />
    </Stack>
  );
}
