import { z } from 'zod';
import { DriverError } from '../../driver-error.js';
import type { GraphApi } from '../graph-api.js';

/** More pages than any account may have templates for. */
const MOST_PAGES = 100;
const FIELDS = 'name,language,status,category,components';

const Template = z.object({
  name: z.string().max(512),
  language: z.string().max(40),
  status: z.string().max(40),
  category: z.string().max(40),
  components: z.array(z.record(z.string(), z.unknown())).default([]),
});
/** A template as WhatsApp gives it. */
export type ReadTemplate = z.output<typeof Template>;

const Page = z.object({
  data: z.array(Template),
  paging: z
    .object({
      cursors: z.object({ after: z.string().optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
});

/** Reads all templates of an account. @throws DriverError */
export async function readTemplates(graph: GraphApi, account: string): Promise<ReadTemplate[]> {
  const all: ReadTemplate[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { fields: FIELDS, limit: '100', ...(after !== undefined && { after }) };
    const answer = Page.safeParse(await graph.get(`${account}/message_templates`, query));
    if (!answer.success) {
      throw new DriverError('provider_unavailable', { detail: 'malformed_answer' });
    }
    const { data, paging } = answer.data;
    all.push(...data);
    after = paging?.next === undefined ? undefined : paging.cursors?.after;
    if (after === undefined) break;
  }
  return all;
}
