import { Alert, Select, Stack, Title } from '@mantine/core';
import { IconAlertTriangle, IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { invoiceQuery, usageQuery } from '../api/usage.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { InvoiceCard } from './invoice-card.js';
import { type MeterSum, meterSums } from './meter-sums.js';
import { monthChoices, monthName, thisMonth } from './months.js';
import { UsageChart } from './usage-chart.js';
import { UsageTable } from './usage-table.js';

export function UsagePage() {
  const project = useProject();
  const { month = thisMonth(), meter } = useSearch({ strict: false });
  const usage = useQuery(usageQuery(project, month));
  const invoice = useQuery(invoiceQuery(project, month));
  const navigate = useNavigate();
  const show = (search: { month?: string; meter?: string }) =>
    void navigate({ to: '/projects/$project/usage', params: { project }, search });
  return (
    <Page
      title="Usage"
      text="What this project used of every product, counted within a minute. Months are UTC."
      actions={
        <Select
          aria-label="Month"
          data={monthChoices(month)}
          value={month}
          allowDeselect={false}
          onChange={(chosen) => show({ month: chosen ?? undefined, meter })}
          w={180}
        />
      }
    >
      <Loaded query={usage}>
        {({ items, incomplete }) => (
          <Stack gap="lg">
            <Missing products={incomplete} />
            <Meters
              month={month}
              meters={meterSums(items)}
              wanted={meter}
              onChoose={(id) => show({ month, meter: id })}
            />
          </Stack>
        )}
      </Loaded>
      {usage.data?.items.length ? (
        <Loaded query={invoice}>{(preview) => <InvoiceCard invoice={preview} />}</Loaded>
      ) : null}
    </Page>
  );
}

function Missing({ products }: { readonly products: readonly string[] }) {
  if (products.length === 0) return null;
  return (
    <Alert
      variant="default"
      icon={<IconAlertTriangle color="var(--warn)" />}
      title="These numbers are not complete"
    >
      No answer from {products.join(', ')}. What they measured is missing here.
    </Alert>
  );
}

interface MetersProps {
  readonly month: string;
  readonly meters: readonly MeterSum[];
  readonly wanted: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Meters({ month, meters, wanted, onChoose }: MetersProps) {
  const chosen = meters.find(({ id }) => id === wanted) ?? meters[0];
  if (!chosen) {
    return (
      <EmptyState
        icon={IconChartBar}
        title={`Nothing was used in ${monthName(month)}`}
        text="Deploy an app, send a message or a code: what it uses and costs appears here within a minute."
      />
    );
  }
  return (
    <>
      <Stack component="section" aria-labelledby="chart" className="card" gap="sm" p={18}>
        <Title order={2} id="chart">
          {chosen.name} by day
        </Title>
        <UsageChart month={month} meter={chosen} />
      </Stack>
      <UsageTable meters={meters} chosen={chosen.id} onChoose={onChoose} />
    </>
  );
}
