import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { edgeRulesQuery } from '../api/edge-rules.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { Loaded } from '../ui/loaded.js';
import { BasicAuthForm } from './basic-auth-form.js';
import { HeadersForm } from './headers-form.js';
import { IpForm } from './ip-form.js';
import { MaintenanceForm } from './maintenance-form.js';
import { RedirectsForm } from './redirects-form.js';
import { TrafficForm } from './traffic-form.js';

/** What the edge does with requests before the app sees them. Every part is saved by itself. */
export function EdgeRulesTab({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const query = useQuery(edgeRulesQuery(at));
  return (
    <Stack maw={860}>
      <Loaded query={query}>
        {({ rules, etag }) => {
          const part = (value: unknown) => ({
            key: JSON.stringify(value ?? null),
            at,
            rules,
            etag,
          });
          const { redirect_https: https, compression, max_body_bytes: body } = rules;
          return (
            <>
              <MaintenanceForm {...part(['maintenance', rules.maintenance])} />
              <RedirectsForm {...part(['redirects', rules.redirects])} />
              <HeadersForm {...part(['headers', rules.headers])} />
              <BasicAuthForm {...part(['basic', rules.basic_auth])} />
              <IpForm {...part(['ip', rules.ip_allow, rules.ip_deny])} />
              <TrafficForm {...part(['traffic', https, compression, body, rules.timeout_ms])} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
