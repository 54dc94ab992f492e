import { Module } from '@nestjs/common';
import { StatusHistoryController } from './status-history.controller.js';

@Module({ controllers: [StatusHistoryController] })
export class StatusHistoryModule {}
