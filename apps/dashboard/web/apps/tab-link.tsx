import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AppTab, AppTabProps } from './app-tab.js';

interface TabLinkProps extends AppTabProps {
  readonly tab: AppTab;
  readonly children: string;
}

/** A button that leads to a section of the app. */
export function TabButton({ project, app, tab, children }: TabLinkProps) {
  const params = { project, app: app.name };
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to="/projects/$project/app/$app" params={params} search={{ tab }} {...props} />
      )}
    >
      {children}
    </Button>
  );
}

/** A link to a section of the app. */
export function TabLink({ project, app, tab, children }: TabLinkProps) {
  const params = { project, app: app.name };
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="/projects/$project/app/$app" params={params} search={{ tab }} {...props} />
      )}
    >
      {children}
    </Anchor>
  );
}
