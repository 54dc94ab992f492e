import { ruleFrom, ruleText } from './rule.js';

describe('a firewall rule', () => {
  it.each([
    ['in:tcp:22', { direction: 'in', protocol: 'tcp', ports: '22', cidrs: ['0.0.0.0/0'] }],
    ['in:icmp', { direction: 'in', protocol: 'icmp', cidrs: ['0.0.0.0/0'] }],
    [
      'out:udp:8000-8100@10.0.0.0/8,192.0.2.0/24',
      {
        direction: 'out',
        protocol: 'udp',
        ports: '8000-8100',
        cidrs: ['10.0.0.0/8', '192.0.2.0/24'],
      },
    ],
  ])('%s is read and written', (text, rule) => {
    expect(ruleFrom(text)).toEqual(rule);
    expect(ruleText(ruleFrom(text))).toBe(text);
  });

  it.each(['', 'tcp:22', 'in:tcp:ssh', 'in:sctp:1', 'in:tcp:22@'])('2: refuses "%s"', (text) => {
    expect(() => ruleFrom(text)).toThrow('is not a rule');
  });
});
