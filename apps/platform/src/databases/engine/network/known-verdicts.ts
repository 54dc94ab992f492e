import { runCommand } from '@skydeck/exec';
import { z } from 'zod';

const Listing = z.object({
  nftables: z.array(
    z.object({
      map: z
        .object({
          elem: z
            .array(z.tuple([z.string(), z.object({ goto: z.object({ target: z.string() }) })]))
            .default([]),
        })
        .optional(),
    }),
  ),
});

/** Which chain judges each key of a map of verdicts in the kernel; undefined when it is not there. */
export async function knownVerdicts(
  table: string,
  map: string,
): Promise<Map<string, string> | undefined> {
  const listed = await runCommand('nft', ['-j', 'list', 'map', 'inet', table, map]).catch(
    () => undefined,
  );
  if (!listed) return undefined;
  const { nftables } = Listing.parse(JSON.parse(listed.stdout.join('\n')));
  return new Map(
    nftables.flatMap(({ map: one }) =>
      (one?.elem ?? []).map(([key, { goto }]) => [key, goto.target] as const),
    ),
  );
}
