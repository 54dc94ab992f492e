import type { EntityManager } from 'typeorm';

/** Whether a conditional update changed its row. */
export async function didChange(
  manager: EntityManager,
  sql: string,
  values: unknown[],
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(sql, values);
  return rows.length > 0;
}
