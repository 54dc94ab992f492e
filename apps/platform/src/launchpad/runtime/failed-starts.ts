import { Injectable } from '@nestjs/common';

/** Releases whose last start failed and which nobody should wait for. */
@Injectable()
export class FailedStarts extends Set<string> {}
