import { ownerOf, tenantOf } from './tenant.js';

describe('tenants', () => {
  it('are the project itself in live mode, and another one in test mode', () => {
    expect(tenantOf('prj_1')).toBe('prj_1');
    expect(tenantOf('prj_1', 'live')).toBe('prj_1');
    expect(tenantOf('prj_1', 'test')).toBe('prj_1.test');
  });

  it.each(['live', 'test'] as const)('say which project and mode they are: %s', (mode) => {
    expect(ownerOf(tenantOf('prj_1', mode))).toEqual({ project_id: 'prj_1', mode });
  });
});
