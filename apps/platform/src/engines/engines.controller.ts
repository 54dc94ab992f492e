import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LaunchpadEngines } from '../launchpad/engine/engines.js';
import type { Probe } from '../launchpad/engine/probe.js';
import { LaunchpadSettings } from '../launchpad/launchpad-settings.js';
import { ComputeEngines } from '../vps/engine/compute-engines.js';
import { computeEngines } from './compute-engine.js';
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
    return { items: [...items, ...(await computeEngines(this.compute, VPS_ENGINE))] };
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
