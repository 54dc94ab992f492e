import { LiveLog } from '../logs/live-log.js';
import type { AppTabProps } from './app-tab.js';

/** What the running app writes, live. */
export function RuntimeLog({ project, app }: AppTabProps) {
  const path = `${encodeURIComponent(project)}/apps/${encodeURIComponent(app.name)}`;
  return (
    <LiveLog
      url={`/api/platform/v1/projects/${path}/logs/stream`}
      title="Runtime log"
      fileName={`${app.name}.log`}
      emptyText="The app has not written anything yet."
    />
  );
}
