import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  attachFirewall,
  changeRules,
  createFirewall,
  detachFirewall,
  firewallsQuery,
} from '../../api/firewalls.js';
import type { Firewall, FirewallRule } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { RuleEditor } from './rule-editor.js';
import { usePart } from './use-part.js';

/** What a new firewall lets in: who would be shut out of SSH could not come back. */
const FIRST_RULES: FirewallRule[] = [
  { direction: 'in', protocol: 'tcp', ports: '22', cidrs: ['0.0.0.0/0'] },
  { direction: 'in', protocol: 'icmp', cidrs: ['0.0.0.0/0'] },
];

/** What is let through to a server. */
export function FirewallCard({ project, server }: ServerTabProps) {
  const at = { project, server: server.name };
  const firewalls = useQuery(firewallsQuery(project));
  const change = usePart(project);
  return (
    <Section
      title="Firewall"
      text="Without one, servers of this project reach every port. With one, only what a rule lets in; answers always pass."
    >
      <Loaded query={firewalls} rows={1}>
        {(all) => {
          const own = all.filter((one) => isOf(one, server));
          const others = all.filter((one) => !own.includes(one));
          return (
            <Stack>
              {own.map((firewall) => (
                <OwnFirewall
                  key={`${firewall.id}${firewall.updated_at}`}
                  firewall={firewall}
                  isByTag={!firewall.servers.includes(server.id)}
                  isPending={change.isPending}
                  onSave={(rules) => change.mutate(() => changeRules(project, firewall.id, rules))}
                  onDetach={() => change.mutate(() => detachFirewall(at, firewall.id))}
                />
              ))}
              <Group gap="sm">
                {others.length > 0 && (
                  <Select
                    aria-label="Use a firewall"
                    placeholder="Use a firewall"
                    w={200}
                    data={others.map(({ id, name }) => ({ value: id, label: name }))}
                    value={null}
                    onChange={(id) => id && change.mutate(() => attachFirewall(at, id))}
                  />
                )}
                {own.length === 0 && (
                  <Button
                    variant="default"
                    leftSection={<IconShield size={16} />}
                    loading={change.isPending}
                    onClick={() =>
                      change.mutate(async () => {
                        const name = freeName(server.name, all);
                        const { id } = await createFirewall(project, { name, rules: FIRST_RULES });
                        await attachFirewall(at, id);
                      })
                    }
                  >
                    Create a firewall
                  </Button>
                )}
              </Group>
            </Stack>
          );
        }}
      </Loaded>
      <ErrorNotice error={change.error} />
    </Section>
  );
}

const isOf = ({ servers, tags }: Firewall, { id, tags: own }: ServerTabProps['server']) =>
  servers.includes(id) || tags.some((tag) => own.includes(tag));

function freeName(server: string, firewalls: readonly Firewall[]): string {
  const taken = new Set(firewalls.map(({ name }) => name));
  const base = `${server.slice(0, 50)}-firewall`;
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
  return name;
}

interface OwnFirewallProps {
  readonly firewall: Firewall;
  readonly isByTag: boolean;
  readonly isPending: boolean;
  readonly onSave: (rules: FirewallRule[]) => void;
  readonly onDetach: () => void;
}

function OwnFirewall({ firewall, isByTag, isPending, onSave, onDetach }: OwnFirewallProps) {
  return (
    <Stack gap="sm" component="section" aria-label={firewall.name}>
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {firewall.name}
        </Text>
        {isByTag ? (
          <Text size="xs" c="dimmed">
            by its tags
          </Text>
        ) : (
          <Button size="compact-sm" variant="default" onClick={onDetach}>
            Take off
          </Button>
        )}
      </Group>
      <RuleEditor rules={firewall.rules} isPending={isPending} onSave={onSave} />
    </Stack>
  );
}
