import type { UploadHarness } from '../uploads/upload-harness.js';

/** One place where a plan takes rows out of a table. */
export interface Scan {
  readonly relation: string;
  /** Null when it read the whole table. */
  readonly index: string | null;
  /** Those it then left out too. */
  readonly rows: number;
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Runs a question and tells what it read. */
export async function scansOf(
  media: UploadHarness,
  sql: string,
  values: unknown[],
): Promise<Scan[]> {
  const [row] = await media.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${sql}`,
    values,
  );
  return row ? scansIn(row['QUERY PLAN'][0].Plan) : [];
}

function scansIn(plan: Plan, index = plan['Index Name']): Scan[] {
  const below = (plan.Plans ?? []).flatMap((one) => scansIn(one));
  const relation = plan['Relation Name'];
  if (relation === undefined) return below;
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  // The index of a bitmap is named one step below.
  const bitmap = plan.Plans?.find((one) => one['Index Name'] !== undefined)?.['Index Name'];
  return [{ relation, index: index ?? bitmap ?? null, rows }];
}
