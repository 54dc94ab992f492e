import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { envQuery } from '../api/environment.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { Loaded } from '../ui/loaded.js';
import { BindingsCard } from './bindings-card.js';
import { EnvHistory } from './env-history.js';
import { OwnValuesCard } from './own-values-card.js';
import { PendingNotice } from './pending-notice.js';
import { VariableForm } from './variable-form.js';
import { VariableTable } from './variable-table.js';

/** The variables of an app. Values of secrets can be set and replaced but are never read back. */
export function EnvironmentTab({ project, app }: AppTabProps) {
  const variables = useQuery(envQuery({ project, app: app.name }));
  return (
    <Stack>
      <PendingNotice project={project} app={app} />
      <Loaded query={variables}>
        {(all) => (
          <>
            {all.length > 0 && <VariableTable project={project} app={app} variables={all} />}
            <VariableForm project={project} app={app} known={all} />
            <OwnValuesCard project={project} app={app} variables={all} />
          </>
        )}
      </Loaded>
      <BindingsCard project={project} app={app} />
      <EnvHistory project={project} app={app} />
    </Stack>
  );
}
