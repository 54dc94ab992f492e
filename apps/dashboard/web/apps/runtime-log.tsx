import { LiveLog } from '../logs/live-log.js';

/** What the running app writes, live. */
export function RuntimeLog({ project, app }: { readonly project: string; readonly app: string }) {
  const url = `/api/platform/v1/projects/${project}/apps/${encodeURIComponent(app)}/logs/stream`;
  return (
    <LiveLog url={url} title="Runtime log" emptyText="The app has not written anything yet." />
  );
}
