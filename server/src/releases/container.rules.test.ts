import { containerFaults } from './container.rules';
import { aBuild } from './testing/handmade';

const { remote, files } = aBuild('mf-golf', '1.0.0');
const sound = files[remote.entry]!;

describe('an entry script', () => {
  it.each([
    sound,
    `"use strict";${sound}`,
    `var other=1,a;var mf_golf;(()=>{mf_golf={get:"./routes"}})()`,
    `(()=>{window.mf_golf = {get:"./routes"}})()`,
  ])('declares its container: %s', (text) => {
    expect(containerFaults(remote, text, true)).toEqual([]);
  });

  it.each([
    ['a module', sound, false, /cannot be run as a script/],
    ['another remote’s container', sound.replaceAll('mf_golf', 'mf_golfing'), true, /does not declare the container mf_golf/],
    [
      'a chunk that waits for a runtime',
      `"use strict";(self.webpackChunkmf_golf=self.webpackChunkmf_golf||[]).push([[1],{"./routes":1}]);`,
      true,
      /waits for a runtime elsewhere/,
    ],
    ['one without screens', 'var mf_golf;mf_golf={}', true, /does not expose \.\/routes/],
  ])('must not be %s', (_what, text, compiles, sentence) => {
    const faults = containerFaults(remote, text, compiles);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });
});
