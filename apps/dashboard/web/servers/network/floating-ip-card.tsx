import { Button, Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  allocateFloatingIp,
  assignFloatingIp,
  floatingIpsQuery,
  releaseFloatingIp,
  unassignFloatingIp,
} from '../../api/server-network.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { usePart } from './use-part.js';

/** Addresses that outlive servers and move from one to another. */
export function FloatingIpCard({ project, server }: ServerTabProps) {
  const at = { project, server: server.name };
  const addresses = useQuery(floatingIpsQuery(project));
  const change = usePart(project);
  return (
    <Section
      title="Floating addresses"
      text="Kept by the project: when a server is replaced, its address moves to the next one."
    >
      <Loaded query={addresses} rows={1}>
        {(all) => {
          const own = all.filter((one) => one.vps_id === server.id);
          const free = all.filter((one) => one.vps_id === null);
          return (
            <>
              {own.map(({ id, address }) => (
                <Group key={id} gap="xs">
                  <Text size="sm" className="mono">
                    {address}
                  </Text>
                  <CopyIcon text={address} what="floating address" />
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => change.mutate(() => unassignFloatingIp(project, id))}
                  >
                    Unassign
                  </Button>
                  <ConfirmedIcon
                    label={`Release ${address}`}
                    action="Release address"
                    onConfirm={() => change.mutateAsync(() => releaseFloatingIp(project, id))}
                  >
                    The server no longer answers under it, and anybody may get it next.
                  </ConfirmedIcon>
                </Group>
              ))}
              <Group gap="sm">
                {free.length > 0 && (
                  <Select
                    aria-label="Assign a floating address"
                    placeholder="Assign a free one"
                    w={200}
                    data={free.map(({ id, address }) => ({ value: id, label: address }))}
                    value={null}
                    onChange={(id) => id && change.mutate(() => assignFloatingIp(at, id))}
                  />
                )}
                <Button
                  variant="default"
                  loading={change.isPending}
                  onClick={() => change.mutate(() => allocateFloatingIp(at))}
                >
                  Get an address
                </Button>
              </Group>
            </>
          );
        }}
      </Loaded>
      <ErrorNotice error={change.error} />
    </Section>
  );
}
