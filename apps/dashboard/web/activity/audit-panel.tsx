import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditFilter, auditQuery } from '../api/activity.js';
import type { AuditEntry } from '../api/shapes.js';
import { MoreButton } from '../sources/more-button.js';
import type { Source } from '../sources/sources.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { AuditDrawer } from './audit-drawer.js';
import { AuditFilters } from './audit-filters.js';
import { AuditTable } from './audit-table.js';
import { ExportButton } from './export-button.js';

interface AuditPanelProps {
  readonly project: string;
  readonly source: Source;
}

const TYPING_MS = 300;
const ALL: AuditFilter = { actor: '', action: '', target: '', since: '' };

/** Who changed what, when and from where. */
export function AuditPanel({ project, source }: AuditPanelProps) {
  const [filter, setFilter] = useState(ALL);
  const [wanted] = useDebouncedValue(filter, TYPING_MS);
  const [shown, setShown] = useState<AuditEntry>();
  const entries = useInfiniteQuery(auditQuery(source, project, wanted));
  const isFiltered = Object.values(wanted).some((value) => value !== '');
  return (
    <Stack>
      <AuditFilters filter={filter} onChange={setFilter}>
        <ExportButton project={project} source={source} filter={wanted} />
      </AuditFilters>
      <Loaded query={entries}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconListSearch}
              title={isFiltered ? 'No entry is like this' : 'Nothing was changed yet'}
              text={
                isFiltered
                  ? 'Filters match whole values; take some of them away.'
                  : 'Change something, such as an app, a key or a webhook: it is noted here.'
              }
            />
          ) : (
            <AuditTable entries={items} onOpen={setShown} />
          )
        }
      </Loaded>
      <MoreButton query={entries} />
      {shown && <AuditDrawer entry={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
