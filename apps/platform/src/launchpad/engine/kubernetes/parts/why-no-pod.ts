import type { Cluster } from '../cluster.js';

interface EventList {
  readonly items: readonly { readonly type?: string; readonly message?: string }[];
}

/** What keeps a job from having a pod, such as a quota; undefined when nothing is known to. */
export async function whyNoPod(
  { client }: Cluster,
  namespace: string,
  job: string,
): Promise<string | undefined> {
  const fieldSelector = `involvedObject.kind=Job,involvedObject.name=${job},type=Warning`;
  const words = new URLSearchParams({ fieldSelector });
  const { items } = await client.json<EventList>(
    `api/v1/namespaces/${namespace}/events?${words.toString()}`,
  );
  const message = items.at(-1)?.message;
  return message?.includes('exceeded quota')
    ? 'The project has used up its quota of the cluster.'
    : message;
}
