import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';

/** Counts what is made of templates. */
@Injectable()
export class TemplateMetrics {
  readonly #renders;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#renders = metrics?.counter(
      'skydeck_template_renders_total',
      'Templates that were filled for messages, by channel and whether it could be done.',
      ['channel', 'outcome'],
    );
  }

  /** Fills a template, and counts whether that went well. */
  counted<Rendered>(channel: string, render: () => Rendered): Rendered {
    try {
      const rendered = render();
      this.#renders?.inc({ channel, outcome: 'rendered' });
      return rendered;
    } catch (error) {
      this.#renders?.inc({ channel, outcome: 'failed' });
      throw error;
    }
  }
}
