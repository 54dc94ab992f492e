import { Text } from '@mantine/core';
import { GitPushCard } from '../hooks/git-push-card.js';
import { UploadCard } from '../hooks/upload-card.js';
import { Section } from '../ui/section.js';
import type { AppTabProps } from './app-tab.js';
import { CodeOrigin } from './code-origin.js';
import { TabButton } from './tab-link.js';

/** How an app gets its first release. */
export function FirstSteps({ project, app }: AppTabProps) {
  if (app.repo === 'skydeck') {
    return (
      <>
        <GitPushCard project={project} app={app} />
        <UploadCard project={project} app={app} />
      </>
    );
  }
  return (
    <Section title="Nothing serves yet">
      <Text size="sm">
        The code is that of <CodeOrigin app={app} />. “Deploy now” builds its newest commit; the
        deployment shows what was found out about it, and why it stopped if it did.
      </Text>
      <div>
        <TabButton project={project} app={app} tab="source">
          Another source
        </TabButton>
      </div>
    </Section>
  );
}
