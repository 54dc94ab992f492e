import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The first executable of that name on a search path; undefined without any. */
export async function findProgram(
  name: string,
  path = `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin${delimiter}/sbin`,
): Promise<string | undefined> {
  for (const dir of path.split(delimiter).filter(Boolean)) {
    const file = join(dir, name);
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return undefined;
}
