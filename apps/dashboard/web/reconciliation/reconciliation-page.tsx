import { Button, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payKey } from '../api/holds.js';
import { reconciliationItemsQuery, reconciliationsQuery } from '../api/reconciliations.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Section } from '../ui/section.js';
import { CompareDialog } from './compare-dialog.js';
import { ItemTable } from './item-table.js';
import { RunTable } from './run-table.js';

/** The desk where settlements of providers lie beside the books. */
export function ReconciliationPage() {
  const project = useProject();
  const [isComparing, setComparing] = useState(false);
  const runs = useInfiniteQuery(reconciliationsQuery(project));
  const open = useInfiniteQuery(reconciliationItemsQuery(project, { is_open: 'true' }));
  useNews({ source: 'pay', project, types: 'reconciliation.*', queryKey: payKey(project) });
  const isEmpty = runs.data?.length === 0;
  const button = (
    <Button leftSection={<IconFileImport size={16} />} onClick={() => setComparing(true)}>
      Compare
    </Button>
  );
  return (
    <Page
      title="Reconciliation"
      text="What providers say they settled, beside what the books say. Each day is compared by itself when it is over."
      actions={isEmpty ? null : button}
    >
      <Stack>
        {open.data && open.data.length > 0 && (
          <Section title="Waits for somebody">
            <ItemTable project={project} items={open.data} />
            <MoreButton query={open} />
          </Section>
        )}
        <Loaded query={runs}>
          {(items) =>
            items.length === 0 ? (
              <EmptyState
                icon={IconFileImport}
                title="Nothing was compared yet"
                text="Drop a settlement file of a provider here, or let the provider be asked for it."
              >
                {button}
              </EmptyState>
            ) : (
              <RunTable project={project} runs={items} />
            )
          }
        </Loaded>
        <MoreButton query={runs} />
      </Stack>
      {isComparing && <CompareDialog project={project} onClose={() => setComparing(false)} />}
    </Page>
  );
}
