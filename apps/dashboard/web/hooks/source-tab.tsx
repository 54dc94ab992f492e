import { Stack } from '@mantine/core';
import type { AppTabProps } from '../apps/app-tab.js';
import { BranchCard } from './branch-card.js';
import { DeliveriesCard } from './deliveries-card.js';
import { DeployKeyCard } from './deploy-key-card.js';
import { GitPushCard } from './git-push-card.js';
import { HookCard } from './hook-card.js';
import { ImageCard } from './image-card.js';
import { UploadCard } from './upload-card.js';

/** Where the code of an app comes from. */
export function SourceTab({ project, app }: AppTabProps) {
  const isFetched = app.repo !== 'skydeck';
  return (
    <Stack maw={780}>
      {!isFetched && <ImageCard project={project} app={app} />}
      <BranchCard key={app.branch} project={project} app={app} />
      {isFetched && <DeployKeyCard project={project} app={app} />}
      {isFetched && <HookCard project={project} app={app} />}
      {isFetched && <DeliveriesCard project={project} app={app} />}
      <GitPushCard project={project} app={app} />
      <UploadCard project={project} app={app} />
    </Stack>
  );
}
