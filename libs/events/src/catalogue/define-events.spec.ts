import { z } from 'zod';
import { declaredEvents, defineEvents, eventJsonSchema } from './define-events.js';

describe('defineEvents', () => {
  it('names types after their resource and publishes the whole event as JSON Schema', () => {
    const { made } = defineEvents('lamp', {
      made: { schema: z.object({ id: z.string() }), description: 'A lamp was made.' },
    });
    expect(made.type).toBe('lamp.made');
    expect(declaredEvents().get('lamp.made')).toBe(made);
    expect(eventJsonSchema(made)).toMatchObject({
      title: 'lamp.made',
      properties: { type: { const: 'lamp.made' }, data: { required: ['id'] } },
    });
  });
});
