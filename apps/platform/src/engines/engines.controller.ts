import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CostreamSettings } from '../costream/costream-settings.js';
import { RoomEngine } from '../costream/engine/room-engine.js';
import { TurnServer } from '../costream/turn/turn-server.js';
import { LaunchpadEngines } from '../launchpad/engine/engines.js';
import type { Probe } from '../launchpad/engine/probe.js';
import { LaunchpadSettings } from '../launchpad/launchpad-settings.js';
import { ComputeEngines } from '../vps/engine/compute-engines.js';
import { computeEngines } from './compute-engine.js';
import { roomEngines } from './room-engines.js';
import { type Engine, EnginesResponse } from './engine.schema.js';

interface Driver {
  readonly id: string;
  probe(): Promise<Probe>;
}

@ApiTags('System')
@Controller('system/engines')
export class EnginesController {
  constructor(
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
    private readonly compute: ComputeEngines,
    private readonly rooms: RoomEngine,
    private readonly turn: TurnServer,
    private readonly costream: CostreamSettings,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listEngines', summary: 'Show which engines work on this machine' })
  @ApiOkResponse({ standardSchema: EnginesResponse })
  async list() {
    const { builders, runtimes } = this.engines;
    const { LAUNCHPAD_RUNTIME, VPS_ENGINE } = this.settings.config;
    const items = await Promise.all([
      ...Object.values(builders).map((one) => describe('builder', one, one.id === 'sandbox')),
      ...Object.values(runtimes).map((one) =>
        describe('runtime', one, one.id === LAUNCHPAD_RUNTIME),
      ),
    ]);
    const others = await Promise.all([
      computeEngines(this.compute, VPS_ENGINE),
      roomEngines(this.rooms, this.turn, this.costream.config),
    ]);
    return { items: [...items, ...others.flat()] };
  }
}

async function describe(
  engine: Engine['engine'],
  driver: Driver,
  chosen: boolean,
): Promise<Engine> {
  const { ok, version, problems } = await driver.probe().catch((error: unknown): Probe => {
    const text = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ code: 'probe_failed', text }] };
  });
  return {
    engine,
    driver: driver.id,
    ok,
    version: version ?? null,
    chosen,
    problems: problems.map(({ code, text, fix }) => ({ code, text, fix: fix ?? null })),
  };
}
