import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { realTime, toTestClock } from './test-clock-row.js';
import { AdvanceTestClock, CreateTestClock, TestClockResponse } from './test-clock.schema.js';
import { TestClocks } from './test-clocks.js';

/** Time that a project moves itself. */
@ApiTags('Test clock')
@Controller('test-clock')
export class TestClocksController {
  constructor(
    private readonly clocks: TestClocks,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('test_clocks:write')
  @ApiOperation({
    operationId: 'createTestClock',
    summary: 'Stop the time of the project in test mode',
    description:
      'From then on time stands still for its payments until it is advanced: holds, escrows, quotes and the sandbox bank live by it.',
  })
  @ApiCreatedResponse({ standardSchema: TestClockResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTestClock }) body: CreateTestClock,
  ) {
    return toTestClock(await this.clocks.create(tenant, body));
  }

  @Get()
  @Requires('test_clocks:read')
  @ApiOperation({
    operationId: 'getTestClock',
    summary: 'Show what time it is for the project',
    description: 'Without a test clock, and in live mode, that is real time.',
  })
  @ApiOkResponse({ standardSchema: TestClockResponse })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    const found = await this.clocks.find(tenant);
    return found ? toTestClock(found) : realTime(this.clock.now());
  }

  @Post('advance')
  @HttpCode(200)
  @Requires('test_clocks:write')
  @ApiOperation({
    operationId: 'advanceTestClock',
    summary: 'Move time forward',
    description:
      'What comes due on the way happens in order, each at its own time. With much to do the answer is `advancing`: read the clock until it is `ready`.',
  })
  @ApiOkResponse({ standardSchema: TestClockResponse })
  async advance(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: AdvanceTestClock }) body: AdvanceTestClock,
  ) {
    return toTestClock(await this.clocks.advance(tenant, body));
  }

  @Delete()
  @Requires('test_clocks:write')
  @ApiOperation({
    operationId: 'deleteTestClock',
    summary: 'Let real time count again',
    description: 'Refused while the clock is ahead of real time: time does not go back.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef) {
    const { id } = await this.clocks.remove(tenant);
    return { id, deleted: true as const };
  }
}
