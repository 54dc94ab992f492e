import { hostNameOf } from './host-name.js';

it.each([
  ['App.Demo.localhost', 'app.demo.localhost'],
  ['app.localhost:4080', 'app.localhost'],
  ['app.localhost.', 'app.localhost'],
  ['app.localhost.:80', 'app.localhost'],
  ['[::1]:4080', '[::1]'],
  ['', ''],
])('reads %j as %j', (header, name) => {
  expect(hostNameOf(header)).toBe(name);
});
