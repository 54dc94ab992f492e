import { AppShell, Box } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useProjectSlug } from '../projects/use-project-slug.js';
import { StepUp } from '../step-up/step-up.js';
import { Header } from './header.js';
import { Navigation } from './navigation.js';
import { ShortcutKeys } from './shortcut-keys.js';
import { useSessionEnd } from './use-session-end.js';

/** The frame of every page: header, side navigation, content. */
export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const project = useProjectSlug();
  useSessionEnd();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    close();
    // A screen reader starts reading at the new page, as after a full page load.
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [path, close]);

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 228, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'xl' }}
      styles={{
        header: { background: 'var(--surface)', borderColor: 'var(--line)' },
        // Small screens have no room for all pages.
        navbar: { background: 'var(--surface)', borderColor: 'var(--line)', overflowY: 'auto' },
      }}
    >
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <AppShell.Header>
        <Header isOpen={isOpen} onToggle={toggle} project={project} />
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Main">
        <Navigation project={project} />
      </AppShell.Navbar>
      <AppShell.Main ref={main} id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Box maw={1200} mx="auto">
          <Outlet />
        </Box>
      </AppShell.Main>
      <ShortcutKeys project={project} />
      <StepUp />
    </AppShell>
  );
}
