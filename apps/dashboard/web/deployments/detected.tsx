import { List, Stack, Text } from '@mantine/core';
import type { Deployment } from '../api/shapes.js';
import { Section } from '../ui/section.js';

type Plan = NonNullable<Deployment['plan']>;

const RUNTIMES: Readonly<Record<string, string>> = {
  node: 'Node.js',
  static: 'Static site',
  dockerfile: 'Dockerfile',
  image: 'Ready-made image',
  python: 'Python',
  go: 'Go',
  ruby: 'Ruby',
  php: 'PHP',
  java: 'Java',
};

/** What runs the code, as people call it. */
export const runtimeOf = ({ runtime, node_version: version }: Plan): string =>
  [RUNTIMES[runtime] ?? runtime, version].filter(Boolean).join(' ');

/** What was found out about the code, and why it was decided so. */
export function Detected({ plan }: { readonly plan: Plan }) {
  return (
    <Section title="What was detected">
      <dl className="pair">
        <dt>Runtime</dt>
        <dd>{runtimeOf(plan)}</dd>
        {plan.steps.map(({ name, run }) => (
          <Pair key={name} title={name.charAt(0).toUpperCase() + name.slice(1)} code={run} />
        ))}
        {plan.start && <Pair title="Start" code={plan.start} />}
        {plan.static_dir && <Pair title="Folder served" code={plan.static_dir} />}
        {plan.runtime !== 'static' && <Pair title="Port" code={String(plan.port)} />}
        {plan.health_path && <Pair title="Health check" code={plan.health_path} />}
      </dl>
      {plan.reasons.length > 0 && (
        <Stack gap={4}>
          <Text size="sm" fw={600}>
            Why
          </Text>
          <List size="sm">
            {plan.reasons.map((reason) => (
              <List.Item key={reason}>{reason}</List.Item>
            ))}
          </List>
        </Stack>
      )}
      <Text size="xs" c="dimmed">
        A <span className="mono">launchpad.json</span> in the code says otherwise where something
        was guessed wrong.
      </Text>
    </Section>
  );
}

function Pair({ title, code }: { readonly title: string; readonly code: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd className="mono">{code}</dd>
    </>
  );
}
