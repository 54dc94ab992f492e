import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { usageError } from '../../failures/cli-error.js';

/** Reads the transfers of a table (RFC 4180) or of lines of JSON. */
export async function readTransfers(file: string): Promise<object[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
  const rows = file.toLowerCase().endsWith('.csv') ? rowsOf(file, text) : linesOf(file, text);
  if (rows.length === 0) throw usageError(`${file} has no transfers.`);
  return rows;
}

/** A cell that is empty says nothing. */
function rowsOf(file: string, text: string): object[] {
  const options = { columns: true, bom: true, skip_empty_lines: true, trim: true } as const;
  try {
    const rows = parse<Record<string, string>>(text, options);
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell)));
  } catch (error) {
    throw usageError(`${file} is no table: ${error instanceof Error ? error.message : ''}`);
  }
}

function linesOf(file: string, text: string): object[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as object];
    } catch {
      throw usageError(`Line ${index + 1} of ${file} is not valid JSON.`);
    }
  });
}
