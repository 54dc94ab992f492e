import { checked, invalid } from '@skydeck/envelope';
import { ApiError, CommonErrors, type ErrorIssue } from '@skydeck/errors';
import { parse } from 'csv-parse/sync';
import { type Line, readLines } from '../../batches/read-lines.js';
import { CreateSuppression } from './suppression.schema.js';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_LINES = 10_000;
const MOST_ISSUES = 100;

/** What an import may be written as. */
export type ImportFormat = 'csv' | 'ndjson';

/**
 * The addresses of a file, all of them good. A table names its columns as the fields are named.
 * @throws `validation_failed` that names the lines that are wrong
 * @see RFC 4180
 */
export async function readSuppressions(
  stream: AsyncIterable<Buffer>,
  format: ImportFormat,
): Promise<CreateSuppression[]> {
  const lines = format === 'csv' ? readTable(await textOf(stream)) : await readLines(stream);
  if (lines.length === 0) throw refused('body', 'required', 'The file has no lines.');
  const wanted: CreateSuppression[] = [];
  const issues: ErrorIssue[] = [];
  for (const [index, { value }] of lines.entries()) {
    try {
      wanted.push(checked(CreateSuppression, value, `body.${index + 1}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      issues.push(...error.issues);
    }
    if (issues.length >= MOST_ISSUES) break;
  }
  if (issues.length > 0) throw invalid(issues);
  return wanted;
}

function readTable(text: string): Line[] {
  try {
    const rows: Record<string, string>[] = parse(text, {
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      to: MOST_LINES + 1,
    });
    if (rows.length > MOST_LINES) {
      throw refused('body', 'too_big', `A file has at most ${MOST_LINES} lines.`);
    }
    return rows.map((row) => ({ value: withoutEmpty(row) }));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused('body', 'malformed_csv', 'The file is not valid CSV with a line of names.');
  }
}

/** An empty cell is a field that is not given. */
const withoutEmpty = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let total = 0;
  for await (const part of stream) {
    total += part.length;
    if (total > MOST_BYTES) throw CommonErrors.payload_too_large();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const refused = (location: string, code: string, message: string) =>
  invalid([{ location, code, message }]);
