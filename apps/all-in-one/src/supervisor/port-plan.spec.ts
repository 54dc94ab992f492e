import { planPorts } from './port-plan.js';

describe('planPorts', () => {
  it('begins at 4000 when nobody says otherwise', () => {
    const { stack } = planPorts({});
    expect(stack.services.platform).toEqual({ public: 4000, internal: 4100 });
    expect(stack.services.location).toEqual({ public: 4006, internal: 4106 });
    expect(stack).toMatchObject({ dashboard: 4007, postgres: 4032, edge: 4080, edgeControl: 4180 });
  });

  it('moves all with the base and single ones with their variable', () => {
    const { stack } = planPorts({ SKYDECK_BASE_PORT: '5000', AUTH_PORT: '9001', EDGE_PORT: '' });
    expect(stack.services.platform.public).toBe(5000);
    expect(stack.services.auth).toEqual({ public: 9001, internal: 5101 });
    expect(stack.edge).toBe(5080);
  });

  it('gives every listener a port of its own', () => {
    const ports = planPorts({}).uses.map(({ port }) => port);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('refuses a port that browsers do not open', () => {
    expect(() => planPorts({ SKYDECK_BASE_PORT: '6000' })).toThrow(
      "Browsers refuse to open port 6000, which is platform's. Choose another with PLATFORM_PORT",
    );
  });

  it.each(['http', '0', '-1', '65400', '80.5'])('refuses the base port %s', (base) => {
    expect(() => planPorts({ SKYDECK_BASE_PORT: base })).toThrow(
      `SKYDECK_BASE_PORT is "${base}", and must be a port from 1 to 65355.`,
    );
  });
});
