/** What asks the machine for the time: the server has one clock, and its tests set it. */
export const machineTime = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the clock that you are handed: ctx.clock.now().',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Ask the clock that you are handed: ctx.clock.now().' },
  { selector: "CallExpression[callee.name='Date']", message: 'Ask the clock that you are handed: ctx.clock.now().' },
  {
    selector: "CallExpression[callee.object.name='DateTime'][callee.property.name=/^(now|utc|local)$/][arguments.length=0]",
    message: 'Ask the clock that you are handed: ctx.clock.now().',
  },
];
