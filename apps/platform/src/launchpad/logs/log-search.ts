import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LogLineEntity, type LogStreamName } from './log-line.entity.js';

/** Which lines of a log are wanted; what is not given lets every line through. */
export interface LogFilter {
  /** Words that the line holds, in any case. */
  readonly text?: string | undefined;
  readonly stream?: LogStreamName | undefined;
  readonly process?: string | undefined;
  readonly replica?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** From where on lines are wanted; at most one of the two. */
export interface LogSpan {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

const SEARCH = `
  from log_line where log_id = $1
    and ($2::text is null or strpos(lower(line), lower($2)) > 0)
    and ($3::text is null or stream = $3)
    and ($4::text is null or process = $4)
    and ($5::text is null or replica = $5)
    and ($6::timestamptz is null or at >= $6)
    and ($7::timestamptz is null or at < $7)`;

/**
 * Finds lines. A log is never larger than it may be kept, so every search reads at most that much
 * along the primary key, and needs no index of words.
 */
@Injectable()
export class LogSearch {
  constructor(@InjectRepository(LogLineEntity) private readonly lines: Repository<LogLineEntity>) {}

  /** The lines after or before a number, else the newest; always oldest first. */
  async find(
    logId: string,
    filter: LogFilter,
    { after, before, limit }: LogSpan,
  ): Promise<LogLineEntity[]> {
    const { text, stream, process, replica, since, until } = filter;
    const values = [logId, text, stream, process, replica, since, until];
    const isForward = after !== undefined;
    const bound = isForward ? after : (before ?? Number.MAX_SAFE_INTEGER);
    const found = await this.lines.query<LogLineEntity[]>(
      `select log_id as "logId", seq, at, stream, replica, process, line ${SEARCH}
         and seq ${isForward ? '>' : '<'} $8 order by seq ${isForward ? 'asc' : 'desc'} limit $9`,
      [...values.map((value) => value ?? null), bound, limit],
    );
    return isForward ? found : found.toReversed();
  }
}
