import { useNavigate, useSearch } from '@tanstack/react-router';
import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { CONSENT_TABS, type ConsentTab, TAB_LABELS } from './consent-words.js';
import { SuppressionsTab } from './suppressions-tab.js';
import { TopicsTab } from './topics-tab.js';

/** Who is written to, and about what. */
export function ConsentPage() {
  const project = useProject();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false });
  const shown = CONSENT_TABS.find((one) => one === tab) ?? 'suppressions';
  const show = (wanted: ConsentTab | undefined) =>
    void navigate({ to: '.', search: { tab: wanted }, replace: true });
  return (
    <Page title="Consent" text="Who must not be written to, and the topics that people can choose.">
      <PageTabs
        names={CONSENT_TABS}
        labelOf={(name) => TAB_LABELS[name]}
        shown={shown}
        onShow={show}
      >
        {shown === 'topics' ? (
          <TopicsTab project={project} />
        ) : (
          <SuppressionsTab project={project} />
        )}
      </PageTabs>
    </Page>
  );
}
