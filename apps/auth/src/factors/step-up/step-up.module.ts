import { Module } from '@nestjs/common';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { StepUps } from './step-ups.js';

/** For whatever is too important for a session that somebody forgot to end. */
@Module({ imports: [SessionsModule], providers: [StepUps], exports: [StepUps] })
export class StepUpModule {}
