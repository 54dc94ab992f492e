import type { DatabaseBackup } from '../../api/shapes.js';

const KINDS: Readonly<Record<DatabaseBackup['kind'], string>> = {
  manual: 'by hand',
  scheduled: 'by the clock',
  before_restore: 'before a restore',
  final: 'before it was deleted',
};

/** Why a backup was made. */
export const kindText = (kind: DatabaseBackup['kind']): string => KINDS[kind];
