import { Stack, Text } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Destination, destinationsOf } from './destinations.js';

/** The side navigation: the project's pages, below them those of the installation. */
export function Navigation({ project }: { readonly project: string | undefined }) {
  const { project: pages, payments, vault, general } = destinationsOf(project);
  return (
    <Stack justify="space-between" mih="100%" gap="xl">
      {pages.length > 0 && (
        <Stack gap="md">
          <Group label="Project" pages={pages} />
          <TitledGroup label="Payments" pages={payments} />
          {vault.length > 0 && <TitledGroup label="Vault" pages={vault} />}
        </Stack>
      )}
      <Group label="Installation" pages={general} />
    </Stack>
  );
}

function TitledGroup({ label, pages }: { label: string; pages: readonly Destination[] }) {
  return (
    <div>
      <Text size="xs" fw={600} c="dimmed" px={10} pb={4} aria-hidden>
        {label}
      </Text>
      <Group label={label} pages={pages} />
    </div>
  );
}

function Group({ label, pages }: { label: string; pages: readonly Destination[] }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const list = useRef<HTMLDivElement>(null);
  // There may be more pages than fit.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <Stack
      ref={list}
      component="ul"
      gap={2}
      aria-label={label}
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
    >
      {pages.map((page) => {
        const isActive = isAt(path, page.to);
        return (
          <li key={page.to}>
            <Link
              to={page.to}
              className={isActive ? 'nav-link active' : 'nav-link'}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-current={isActive ? 'page' : undefined}
            >
              <page.icon size={18} stroke={1.7} aria-hidden />
              {page.label}
            </Link>
          </li>
        );
      })}
    </Stack>
  );
}

/** Pages that belong to one of the navigation, but are not below its address. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  apps: ['app'],
  databases: ['database'],
  payments: ['payins', 'payouts'],
  servers: ['server', 'ssh-keys', 'images'],
};

const besides = (to: string) => (name: string) => `${to.slice(0, to.lastIndexOf('/'))}/${name}`;

/** Whether a page is open. Projects and overviews have pages of others below their address. */
function isAt(path: string, to: string): boolean {
  const here = path.replace(/\/$/, '') || '/';
  if (to === '/' || /^\/projects\/[^/]+$/.test(to)) return here === to;
  const ways = [to, ...(BELOW[to.slice(to.lastIndexOf('/') + 1)] ?? []).map(besides(to))];
  return ways.some((way) => here === way || here.startsWith(`${way}/`));
}
